import { citizenRow, contentOf, iconLine, isCitizen, producerRow } from '@three-crowns/valeria/board';
import { classes } from '../../../design/classes.ts';
import { CitizenArt } from './art/CitizenArt.tsx';
import { CostCoin, NumberFlag, RoleBadge, SignFlag } from './Badges.tsx';
import styles from './CitizenFace.module.css';
import face from './Face.module.css';
import { FaceName } from './FaceName.tsx';
import { IconLine } from './IconLine.tsx';
import { roleOf } from './roleOf.ts';
import type { GridCardProps } from './types.ts';

/** A citizen: its number on the flag, its role on the badge, what it brings on the dark and the light side. */
export function CitizenFace({ state, card, price, can, lit = false }: GridCardProps) {
  const role = roleOf(state, card);
  const { slot } = producerRow(state, card);
  const cost = isCitizen(card) ? citizenRow(state, card).cost : undefined;
  return (
    <span className={classes(face.face, styles.citizen, styles[role ?? 'starter'])}>
      <CitizenArt state={state} card={card} />
      {slot === undefined ? <SignFlag name="trumpet" /> : <NumberFlag number={slot} isLit={lit} />}
      {role !== undefined && <RoleBadge role={role} />}
      {cost !== undefined && <CostCoin now={price?.gold ?? cost} printed={cost} withMagic={can === 'magic'} />}
      <span className={face.plate}>
        <FaceName card={card} />
        <span className={styles.powers}>
          {iconLine(contentOf(state), card).map(({ part, icons }) => (
            <span key={part} className={styles[part]}>
              <IconLine icons={icons} />
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
