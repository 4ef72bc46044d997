import type { ReactNode } from 'react';
import { classes } from '../../../design/classes.ts';
import styles from './WillField.module.css';

/** A field of the plan: its card, and below it the spaces for discs. The two light fields are those of the full game. */
export function WillField({ light = false, children, spaces }: FieldProps) {
  return (
    <span className={classes(styles.field, light && styles.light)}>
      <span className={styles.slot}>{children}</span>
      <span className={styles.spaces}>{spaces}</span>
    </span>
  );
}

interface FieldProps {
  readonly light?: boolean;
  readonly children: ReactNode;
  /** Discs and DiscSpaces. */
  readonly spaces: ReactNode;
}

/** A space for a disc; the third one is marked for four players. */
export function DiscSpace({ mark }: { readonly mark?: string }) {
  return <span className={styles.space}>{mark}</span>;
}
