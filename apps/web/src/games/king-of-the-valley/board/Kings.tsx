import { classes } from '../../../design/classes.ts';
import { Pawn } from '../pieces/Pawn.tsx';
import type { View } from '../pieces/view.ts';
import styles from './Kings.module.css';
import type { Preview } from './preview.ts';

interface Props {
  readonly view: View;
  readonly preview: Preview;
  readonly cell: number;
}

/** The kings of a place, and the ghost of the one who would come. */
export function Kings({ view, preview, cell }: Props) {
  const { kings, turn } = view.state;
  const here = view.seats.filter(({ seat }) => kings[seat] === cell);
  const isComing = preview.end === cell;
  if (here.length === 0 && !isComing) return null;
  return (
    <span className={classes(styles.kings, here.length + Number(isComing) > 1 && styles.crowd)}>
      {isComing && (
        <span className={classes(styles.king, styles.coming)}>
          <Pawn seat={view.seats[view.asked?.seat ?? turn]} isGhost />
        </span>
      )}
      {here.map((seat) => (
        <span key={seat.seat} className={classes(styles.king, seat.seat === turn && styles.active)}>
          <Pawn seat={seat} />
        </span>
      ))}
    </span>
  );
}
