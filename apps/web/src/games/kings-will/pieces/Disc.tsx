import { classes } from '../../../design/classes.ts';
import { PATHS } from '../../../design/icons/paths.ts';
import type { SeatCharge, SeatColour } from '../../../seats/seats.ts';
import styles from './Disc.module.css';

interface Props {
  /** Without a seat: the neutral disc of a game for two. */
  readonly seat?: { readonly colour: SeatColour; readonly charge: SeatCharge };
  /** In pixels. */
  readonly size?: number;
  readonly title?: string;
  readonly className?: string;
}

/** A wooden disc of a seat: its colour and its charge. */
export function Disc({ seat, size, title, className }: Props) {
  return (
    <svg
      viewBox="0 0 40 40"
      className={classes(styles.disc, className)}
      style={{ width: size, height: size, ...(seat && { '--field': `var(--${seat.colour})` }) }}
      focusable="false"
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined}
      aria-label={title}
    >
      <circle cx="20.500" cy="22" r="18" className={styles.shadow} />
      <circle cx="20" cy="20" r="18" className={styles.rim} />
      <circle cx="20" cy="19" r="17" className={styles.field} />
      <path d="M5 16A15.500 15.500 0 0 1 31 8" className={styles.light} />
      {seat === undefined ? (
        <path d="M12 20h16" className={styles.bar} />
      ) : (
        <path d={PATHS[seat.charge]} className={styles.charge} transform="translate(7.500 6.500) scale(.0488)" />
      )}
    </svg>
  );
}
