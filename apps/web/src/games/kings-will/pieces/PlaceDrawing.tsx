import type { PlaceName } from '@three-crowns/kings-will/board';
import type { CSSProperties } from 'react';
import { classes } from '../../../design/classes.ts';
import type { SeatColour } from '../../../seats/seats.ts';
import styles from './PlaceDrawing.module.css';

interface Props {
  readonly place: PlaceName;
  /** Whose flag flies; without it a plain one. */
  readonly seat?: SeatColour;
  /** On a landscape: times its own size there. Without it the drawing is as large as its box. */
  readonly scale?: number;
  readonly className?: string | undefined;
}

/** A farmstead, castle, monastery or village. Needs Sprites on the page. */
export function PlaceDrawing({ place, seat, scale, className }: Props) {
  return (
    <svg
      viewBox="-42 -74 84 80"
      className={classes(styles.place, seat === undefined ? undefined : styles[seat], className)}
      style={scale === undefined ? undefined : sized(84 * scale, 80 * scale)}
      data-place={place}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#kw-${place}`} />
    </svg>
  );
}

/** In units of the landscape it stands on. */
const sized = (width: number, height: number): CSSProperties => ({
  width: `calc(${width} * var(--kw-unit))`,
  height: `calc(${height} * var(--kw-unit))`,
});

/** A place where nothing stands yet: a ring of pegs on the levelled ground. */
export function SiteMark({ scale }: { readonly scale?: number }) {
  return (
    <svg
      viewBox="-24 -8 48 16"
      className={styles.site}
      style={scale === undefined ? undefined : sized(48 * scale, 16 * scale)}
      aria-hidden="true"
      focusable="false"
    >
      <ellipse rx="20" ry="5" />
    </svg>
  );
}
