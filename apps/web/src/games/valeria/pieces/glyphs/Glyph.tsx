import { classes } from '../../../../design/classes.ts';
import { IconFrame } from '../../../../design/icons/DrawnIcon.tsx';
import { DRAWINGS } from './drawings.ts';
import styles from './Signs.module.css';

export type Drawing = keyof typeof DRAWINGS;

/** A drawing as a sign in a line of text, as large as the letters. Decoration unless it has a title. */
export function Glyph({ name, title, className }: { name: Drawing; title?: string | undefined; className?: string }) {
  return <IconFrame box={512} d={DRAWINGS[name]} title={title} className={classes(styles.glyph, className)} />;
}

/** A drawing inside a picture, `size` wide around its middle. */
export function Charge({ name, x, y, size, ...rest }: ChargeProps) {
  const scale = size / 512;
  return <path d={DRAWINGS[name]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} {...rest} />;
}

interface ChargeProps {
  readonly name: Drawing;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly fillOpacity?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}
