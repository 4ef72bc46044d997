import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './IconButton.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title'> {
  /** What it does: read aloud, and shown as a tip. */
  readonly label: string;
  readonly kind?: 'plain' | 'quiet';
  readonly children: ReactNode;
}

/** A button that shows a sign in place of words. */
export function IconButton({ label, kind = 'quiet', className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(styles.button, styles[kind], className)}
    />
  );
}
