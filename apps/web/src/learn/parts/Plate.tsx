import type { ReactNode } from 'react';
import styles from './Plate.module.css';

/** A figure with its caption. */
export function Plate({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <figure className={styles.plate}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface PairProps {
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** Side by side. */
  readonly isRow?: boolean;
}

/** Two drawings, what was and what came of it. */
export function BeforeAfter({ before, after, isRow = false }: PairProps) {
  return (
    <div className={isRow ? styles.row : styles.pair}>
      {before}
      <span className={styles.then} aria-hidden="true" />
      {after}
    </div>
  );
}
