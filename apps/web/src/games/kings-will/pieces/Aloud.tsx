import type { ReactNode } from 'react';
import styles from './Aloud.module.css';

/** For screen readers alone. */
export const Aloud = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.aloud}>{children}</span>
);
