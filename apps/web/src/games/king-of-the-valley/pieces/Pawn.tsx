import { PATHS } from '../../../design/icons/paths.ts';
import type { SeatInfo } from '../../../seats/seats.ts';
import styles from './Pawn.module.css';

/** A king in the colour of the seat, with its charge on the robe. A ghost stands where he would go. */
export function Pawn({ seat, isGhost = false }: { readonly seat: SeatInfo; readonly isGhost?: boolean }) {
  return (
    <svg
      viewBox="0 0 60 88"
      className={styles.pawn}
      data-fly={isGhost ? undefined : `pawn ${seat.seat}`}
      aria-hidden="true"
      focusable="false"
    >
      <g style={{ fill: `var(--${seat.colour})` }}>
        <ellipse cx="34" cy="81" rx="25" ry="6" className={styles.ground} />
        <path d="M9 79C8 62 13 46 21 39H39C47 46 52 62 51 79Q30 88 9 79Z" className={styles.robe} />
        <path d="M9 79C8 62 13 46 21 39h6C20 50 18 66 19 82.600Q13 81.500 9 79Z" className={styles.shine} />
        <path d="M17 44Q30 34 43 44L40 50Q30 43 20 50Z" className={styles.fur} />
        <path d="M20 47.500h.1M26 44.500h.1M33.500 44.500h.1M40 47.500h.1" className={styles.spots} />
        <circle cx="30" cy="30" r="11" className={styles.face} />
        <path d="M19.500 31Q20 44 30 45Q40 44 40.500 31Q36 37 30 37T19.500 31Z" className={styles.beard} />
        <path d="M26 29.500v1.500M34 29.500v1.500" className={styles.spots} />
        <path d="M16 24 13 6 22 14 30 3 38 14 47 6 44 24Q30 28.500 16 24Z" className={styles.robe} />
        <g className={styles.fur}>
          <circle cx="13" cy="6" r="2.600" />
          <circle cx="30" cy="3.400" r="2.600" />
          <circle cx="47" cy="6" r="2.600" />
        </g>
        <path d="M19.500 53H40.500V64C40.500 71 35 75 30 77.500C25 75 19.500 71 19.500 64Z" className={styles.fur} />
        <path d={PATHS[seat.charge]} transform="translate(21.500 54.500) scale(.0332)" className={styles.charge} />
      </g>
    </svg>
  );
}
