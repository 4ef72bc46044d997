import { classes } from '../../../design/classes.ts';
import styles from './Marks.module.css';
import type { Preview } from './preview.ts';

interface Props {
  readonly preview: Preview;
  readonly cell: number;
  /** Which of the tiles that come from the hill goes here, from 0; below it none. */
  readonly fill: number;
}

/** What the pointed-at choice would do here. */
export function Marks({ preview, cell, fill }: Props) {
  const influence = preview.taken.get(cell);
  return (
    <span aria-hidden="true">
      {influence !== undefined && (
        <b className={classes(styles.plus, preview.end === cell && styles.clear)}>+{influence}</b>
      )}
      {preview.fee?.cell === cell && <b className={styles.minus}>−{preview.fee.gold}</b>}
      {fill >= 0 && <b className={styles.order}>{fill + 1}</b>}
    </span>
  );
}
