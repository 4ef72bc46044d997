import type { ReactNode } from 'react';
import styles from './ShareBar.module.css';

interface Props {
  readonly name: ReactNode;
  /** From 0 to 1. */
  readonly share: number;
  /** The figure beside the bar. */
  readonly figure: ReactNode;
  /** One among others: its bar alone has the colour. */
  readonly look?: 'chief' | 'other';
}

/** A row of a list of bars: what, how much, and in figures. */
export function ShareBar({ name, share, figure, look }: Props) {
  return (
    <li className={styles.row} data-look={look}>
      <span>{name}</span>
      <span className={styles.track}>
        <span style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }} />
      </span>
      <span className={styles.figure}>{figure}</span>
    </li>
  );
}
