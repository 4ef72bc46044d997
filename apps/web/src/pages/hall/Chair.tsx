import type { Seat } from '@three-crowns/core';
import { PATHS } from '../../design/icons/paths.ts';
import { SEAT_CHARGES } from '../../seats/seats.ts';
import styles from './Chair.module.css';

const FRAME = 'M-58 150V-70Q-58-118 0-128Q58-118 58-70';
const CLOTH = 'M-44 150V-64Q-44-102 0-110Q44-102 44-64V150Z';
const KNOBS = [
  [-58, -74],
  [58, -74],
  [0, -132],
] as const;

/** A chair of the hall in the colour of its seat (`--seat`), with its charge; a free one waits for somebody. */
export function Chair({ seat, isFree = false }: { readonly seat: Seat; readonly isFree?: boolean }) {
  return (
    <svg
      viewBox="-70 -146 140 240"
      preserveAspectRatio="xMidYMin slice"
      className={styles.chair}
      aria-hidden="true"
      focusable="false"
    >
      <path d={`${FRAME}V150Z`} className={styles.frame} />
      <path d={FRAME} className={styles.edge} />
      <path d={CLOTH} className={isFree ? styles.bare : styles.cloth} />
      <path d="M-44 150V-64Q-44-102 0-110V150Z" className={styles.light} />
      {KNOBS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="9.500" className={styles.knob} />
      ))}
      {isFree ? (
        <path d="M-28-64H28V-28Q28-2 0 10Q-28-2-28-28ZM0-46v30M-15-31h30" className={styles.place} />
      ) : (
        <path d={PATHS[SEAT_CHARGES[seat]]} transform="translate(-34 -72) scale(.1328)" className={styles.charge} />
      )}
    </svg>
  );
}
