import { GOODS } from '@three-crowns/kings-will/board';
import type { ReactNode } from 'react';
import { classes } from '../../../design/classes.ts';
import { Good } from './Good.tsx';
import styles from './Storehouse.module.css';

export interface StoreRow {
  readonly count: number;
  /** What would come in, and how much of it finds no room. */
  readonly coming?: number;
  readonly lost?: number;
  /** The name of the good. */
  readonly title: string;
}

interface Props {
  readonly title: string;
  /** "room for 4 each" */
  readonly note?: string;
  /** How many of each good it holds. */
  readonly room: number;
  /** The first cells, before the extension. */
  readonly small: number;
  /** By good. */
  readonly rows: readonly StoreRow[];
  /** Wraps a row: a button where it is a target. */
  readonly wrap?: (good: number, row: ReactNode) => ReactNode;
  readonly className?: string;
}

/** The storehouse: a barn with a shelf for each good. */
export function Storehouse({ title, note, room, small, rows, wrap, className }: Props) {
  return (
    <section className={classes(styles.barn, className)} aria-label={title}>
      <span className={styles.roof}>
        <b data-long={title.length > 12 ? '' : undefined}>{title}</b>
        {note !== undefined && <span>{note}</span>}
      </span>
      {rows.map((row, good) => {
        const shelf = <Shelf key={GOODS[good]} good={good} row={row} room={room} small={small} />;
        return wrap === undefined ? shelf : wrap(good, shelf);
      })}
    </section>
  );
}

/** One good: how many there are, and its cells. */
function Shelf({ good, row, room, small }: ShelfProps) {
  const { count, coming = 0, lost = 0, title } = row;
  return (
    <span className={styles.shelf}>
      <Good name={GOODS[good]} size={24} title={title} />
      <b className={styles.count}>{count}</b>
      {coming > 0 && <em className={styles.coming}>+{coming}</em>}
      {lost > 0 && <em className={styles.lost}>−{lost}</em>}
      <span className={classes(styles.cells, room > 8 && styles.many)} aria-hidden="true">
        {Array.from({ length: room }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: cells are where they are
            key={i}
            className={classes(
              styles.cell,
              i >= small && styles.extra,
              i < count && styles.full,
              i >= count && i < count + coming && styles.ghost,
            )}
          >
            {i < count + coming && <Good name={GOODS[good]} />}
          </span>
        ))}
      </span>
    </span>
  );
}

interface ShelfProps {
  readonly good: number;
  readonly row: StoreRow;
  readonly room: number;
  readonly small: number;
}
