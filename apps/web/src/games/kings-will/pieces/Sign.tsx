import { classes } from '../../../design/classes.ts';
import { IconFrame } from '../../../design/icons/DrawnIcon.tsx';
import { DRAWINGS } from './drawings.ts';
import styles from './Sign.module.css';

export type SignName = keyof typeof DRAWINGS;

/** A drawing as a sign in a line of text, as large as the letters. Decoration unless it has a title. */
export function Sign({ name, title, className }: { name: SignName; title?: string; className?: string }) {
  return <IconFrame box={512} d={DRAWINGS[name]} title={title} className={classes(styles.sign, className)} />;
}
