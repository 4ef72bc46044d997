import { useMeasured } from '../screen/useMeasured.ts';
import styles from './Marks.module.css';

/** More of them would point at nothing. */
const MOST = 3;

interface Props {
  readonly targets: readonly string[];
  /** So many of those that are seen get a ring, the first ones. */
  readonly most?: number;
}

/** Rings around the things the guide speaks of. They lie over the table, so that no board has to know of them. */
export function Marks({ targets, most = MOST }: Props) {
  const spots = useMeasured(targets).filter((spot) => spot !== undefined);
  return spots
    .slice(0, most)
    .map((spot) => (
      <i key={`${spot.left} ${spot.top}`} className={styles.mark} style={spot} data-mark="" aria-hidden="true" />
    ));
}
