import {
  citizenRow,
  contentOf,
  iconLine,
  isCitizen,
  type IconLine as Line,
  producerRow,
} from '@three-crowns/valeria/board';
import { classes } from '../../../design/classes.ts';
import { CitizenArt } from './art/CitizenArt.tsx';
import { CostCoin, NumberFlag, RoleBadge, SignFlag } from './Badges.tsx';
import styles from './CitizenFace.module.css';
import face from './Face.module.css';
import { FaceName } from './FaceName.tsx';
import { roleOf } from './glyphs/roleOf.ts';
import type { GridCardProps } from './gridCardProps.ts';
import { IconLine } from './IconLine.tsx';

/** A citizen: its number on the flag, its role on the badge, what it brings on the dark and the light side. */
export function CitizenFace({ state, card, price, can, lit = false }: GridCardProps) {
  const role = roleOf(state, card);
  const { slot } = producerRow(state, card);
  const cost = isCitizen(card) ? citizenRow(state, card).cost : undefined;
  const powers = iconLine(contentOf(state), card);
  return (
    <span className={classes(face.face, styles.citizen, styles[role ?? 'starter'])}>
      <CitizenArt state={state} card={card} />
      {slot === undefined ? <SignFlag name="trumpet" /> : <NumberFlag number={slot} isLit={lit} />}
      {role !== undefined && <RoleBadge role={role} />}
      {cost !== undefined && <CostCoin now={price?.gold ?? cost} printed={cost} withMagic={can === 'magic'} />}
      <span className={face.plate}>
        <FaceName card={card} />
        <span className={styles.powers} data-tight={isTight(powers) ? '' : undefined}>
          {powers.map(({ part, icons }) => (
            <span key={part} className={styles[part]}>
              <IconLine icons={icons} isStamped />
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}

/** More things than these lie close together, to stay in one line. */
const ROOMY = 5;

const isTight = (powers: readonly Line[]): boolean => powers.reduce((sum, { icons }) => sum + icons.length, 0) > ROOMY;
