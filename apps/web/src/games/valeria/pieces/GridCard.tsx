import { UNKNOWN } from '@three-crowns/core';
import { EXHAUSTED, isDomain, isMonster, NOTHING } from '@three-crowns/valeria/board';
import { classes } from '../../../design/classes.ts';
import { CardBack, ExhaustedFace } from './BareFaces.tsx';
import { CitizenFace } from './CitizenFace.tsx';
import { DomainFace } from './DomainFace.tsx';
import styles from './GridCard.module.css';
import type { GridCardProps } from './gridCardProps.ts';
import { MonsterFace } from './MonsterFace.tsx';

/**
 * A stack of the grid, seen from above, as large as its place: from 62 by 80 pixels to 180 by 140. Decoration: the label
 * of the button around it says everything.
 */
export function GridCard(props: GridCardProps) {
  const { card, count = 1, can, fly } = props;
  const isGone = card === NOTHING || card === EXHAUSTED;
  return (
    <span
      className={classes(styles.card, can === 'no' && styles.cannot)}
      data-fly={fly}
      data-can={can}
      style={{ '--high': isGone ? 0 : Math.min(count, 6) }}
      aria-hidden="true"
    >
      <Face {...props} />
      {!isGone && count > 0 && <span className={styles.count}>×{count}</span>}
    </span>
  );
}

function Face(props: GridCardProps) {
  const { card } = props;
  if (card === UNKNOWN) return <CardBack />;
  if (card === NOTHING || card === EXHAUSTED) return <ExhaustedFace {...props} />;
  if (isDomain(card)) return <DomainFace {...props} />;
  return isMonster(card) ? <MonsterFace {...props} /> : <CitizenFace {...props} />;
}
