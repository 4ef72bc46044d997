import type { Bundle } from '@three-crowns/valeria/board';
import { KINDS } from '@three-crowns/valeria/board';
import { type Good, ResourceIcon } from './ResourceIcon.tsx';
import styles from './Stamp.module.css';

/** An amount stamped on its coin, shield, crystal or laurel: as on a printed card, and half as wide as the two of them. */
export function Stamp({ n, of }: { readonly n: number; readonly of: Good }) {
  return (
    <span className={styles.stamp} data-of={of} data-wide={n > 9 ? '' : undefined}>
      <ResourceIcon name={of} isNamed isBare className={styles.field} />
      <b>{n}</b>
    </span>
  );
}

/** All of a bundle, one after the other. */
export function Stamps({ bundle }: { readonly bundle: Bundle }) {
  return (
    <span className={styles.stamps}>
      {KINDS.map((kind) => (bundle[kind] ?? 0) > 0 && <Stamp key={kind} n={bundle[kind] ?? 0} of={kind} />)}
    </span>
  );
}
