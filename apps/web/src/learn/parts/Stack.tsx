import type { ReactNode } from 'react';
import styles from './Stack.module.css';

/** One below the other, as wide as the page. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Side by side where there is room. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
