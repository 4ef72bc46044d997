import { classes } from '../../../design/classes.ts';
import { DRAWINGS } from './drawings.ts';
import styles from './Sign.module.css';

export type SignName = keyof typeof DRAWINGS;

/** A drawing as a sign in a line of text, as large as the letters. Decoration unless it has a title. */
export function Sign({ name, title, className }: { name: SignName; title?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 512 512"
      className={classes(styles.sign, className)}
      focusable="false"
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined}
      aria-label={title}
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
