import { useMeasured } from '../screen/useMeasured.ts';
import styles from './Marks.module.css';

/** More of them would point at nothing. */
const MOST = 3;

/** Rings around the things the guide speaks of. They lie over the table, so that no board has to know of them. */
export function Marks({ targets }: { readonly targets: readonly string[] }) {
  const spots = useMeasured(targets.slice(0, MOST));
  return spots.map(
    (spot) =>
      spot && (
        <i key={`${spot.left} ${spot.top}`} className={styles.mark} style={spot} data-mark="" aria-hidden="true" />
      ),
  );
}
