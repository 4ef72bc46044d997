import type { ScoreLine } from '@three-crowns/core';
import { COLUMNS, ORDERS } from '@three-crowns/king-of-the-valley/board';
import { Icon } from '../../../design/icons/Icon.tsx';
import { COLUMN_ICON } from '../pieces/looks.ts';
import type { Group } from '../pieces/score.ts';
import styles from './StoreyPieces.module.css';

interface Props {
  readonly group: Group;
  /** All lines of the castle's score. */
  readonly lines: readonly ScoreLine[];
}

/** What scores in a storey, as the things themselves. */
export function StoreyPieces({ group, lines }: Props) {
  const countOf = (key: string) => lines.find((line) => line.key === key)?.count ?? 0;
  const times = (count: number) => Array.from({ length: count }, (_, i) => i);
  switch (group) {
    case 'influence':
      return (
        <span className={styles.windows}>
          {COLUMNS.filter((column) => countOf(column) > 0).map((column) => (
            <span key={column} className={styles[column]}>
              <Icon name={COLUMN_ICON[column]} />
              <b>{countOf(column)}</b>
            </span>
          ))}
        </span>
      );
    case 'orders':
      return (
        <span className={styles.row}>
          {ORDERS.filter((order) => lines.some(({ key, points }) => key === order && points > 0)).map((order) => (
            <span key={order} className={styles[order]}>
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
              <Icon name={COLUMN_ICON.F} />
              <Icon name={COLUMN_ICON.W} />
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
