import { contentOf, iconLine, isEvent, monsterRow } from '@three-crowns/valeria/board';
import { classes } from '../../../design/classes.ts';
import { MonsterArt } from './art/MonsterArt.tsx';
import { Laurel, SlayCost, TypeIcon } from './Badges.tsx';
import { Die } from './Dice.tsx';
import face from './Face.module.css';
import { FaceName } from './FaceName.tsx';
import type { GridCardProps } from './gridCardProps.ts';
import { IconLine } from './IconLine.tsx';
import styles from './MonsterFace.module.css';
import { Tokens } from './Token.tsx';

/** A monster of an area, or an event with its number. */
export function MonsterFace({ state, card, price, tokens, can }: GridCardProps) {
  const row = monsterRow(state, card);
  const reward = iconLine(contentOf(state), card).find(({ part }) => part === 'reward');
  return (
    <span
      className={classes(face.face, styles.monster, row.type === 'boss' && styles.boss, isEvent(card) && styles.event)}
    >
      <MonsterArt state={state} card={card} />
      <SlayCost
        strength={price?.strength ?? row.strength}
        magic={price?.magic ?? row.magic}
        printed={row}
        withMagic={can === 'magic'}
      />
      <Laurel points={row.points} />
      <span className={face.plate}>
        {tokens !== undefined && (
          <span className={styles.tokens}>
            <Tokens tokens={tokens} />
          </span>
        )}
        {'number' in row && <Die value={row.number} className={styles.die} />}
        <FaceName card={card} />
        <span className={styles.reward}>
          <TypeIcon type={row.type} />
          {reward !== undefined && <IconLine icons={reward.icons} isStamped />}
        </span>
      </span>
    </span>
  );
}
