import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface Props {
  readonly title: string;
  /** Open whether or not somebody opened it. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What most people leave alone: a line that opens. */
export function Fold({ title, isOpen = false, children }: Props) {
  return (
    <details className={styles.fold} open={isOpen || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
