import { classes } from '../../design/classes.ts';
import styles from './MoveNumber.module.css';

interface Props {
  readonly number: number;
  /** Not the best one. */
  readonly isOther?: boolean;
}

/** The number of a move, on its card and on the board. */
export function MoveNumber({ number, isOther = false }: Props) {
  return (
    <b className={classes(styles.number, isOther && styles.other)} data-move-number={number}>
      {number}
    </b>
  );
}
