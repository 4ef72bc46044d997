import type { ScoreLine } from '@three-crowns/core';
import { COLUMNS, type Column, type Kind, ORDERS } from '@three-crowns/king-of-the-valley/board';
import { classes } from '../../../design/classes.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { KNIGHT_OF } from '../pieces/looks.ts';
import { pictureOf } from '../pieces/people.ts';
import type { Group } from '../pieces/score.ts';
import kinds from '../pieces/TileKinds.module.css';
import styles from './StoreyPieces.module.css';

interface Props {
  readonly group: Group;
  /** All lines of the castle's score. */
  readonly lines: readonly ScoreLine[];
}

function Face({ kind }: { readonly kind: Kind }) {
  return <img src={pictureOf(kind)} alt="" draggable={false} />;
}

/** What scores in a storey, as the things themselves. */
export function StoreyPieces({ group, lines }: Props) {
  const countOf = (key: string) => lines.find((line) => line.key === key)?.count ?? 0;
  /** Of the knights, one of the order that sent most. */
  const kindAt = (column: Column): Kind =>
    column === 'K' ? KNIGHT_OF[ORDERS.toSorted((a, b) => countOf(b) - countOf(a))[0]] : column;
  const times = (count: number) => Array.from({ length: count }, (_, i) => i);
  switch (group) {
    case 'influence':
      return (
        <span className={styles.windows}>
          {COLUMNS.filter((column) => countOf(column) > 0).map((column) => (
            <span key={column} className={kinds[kindAt(column)]}>
              <Face kind={kindAt(column)} />
              <b>{countOf(column)}</b>
            </span>
          ))}
        </span>
      );
    case 'orders':
      return (
        <span className={styles.row}>
          {ORDERS.filter((order) => lines.some(({ key, points }) => key === order && points > 0)).map((order) => (
            <span key={order} className={classes(styles.order, kinds[KNIGHT_OF[order]])}>
              <Icon name={order} />
            </span>
          ))}
        </span>
      );
    case 'kingdoms':
      return (
        <span className={styles.row}>
          {times(countOf(group)).map((i) => (
            <span key={i} className={styles.token}>
              <Icon name="castle" />
            </span>
          ))}
        </span>
      );
    case 'couples':
      return (
        <span className={styles.row}>
          {times(countOf(group)).map((i) => (
            <span key={i} className={styles.couple}>
              <Face kind="F" />
              <Face kind="W" />
            </span>
          ))}
        </span>
      );
    case 'gold':
      return (
        <span className={styles.row}>
          {times(countOf(group)).map((i) => (
            <i key={i} className={styles.coin} />
          ))}
        </span>
      );
  }
}
