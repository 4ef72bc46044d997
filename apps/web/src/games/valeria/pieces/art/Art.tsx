import type { ReactNode } from 'react';
import { classes } from '../../../../design/classes.ts';
import styles from './Art.module.css';

/** Every sky is a gradient of Art.module.css. */
export type Sky =
  | 'hills'
  | 'ruins'
  | 'forest'
  | 'valley'
  | 'mountains'
  | 'wasteland'
  | 'swamp'
  | 'caverns'
  | 'omen'
  | 'worker'
  | 'soldier'
  | 'shadow'
  | 'holy'
  | 'starter'
  | 'dawn'
  | 'day'
  | 'dusk'
  | 'night'
  | 'storm'
  | 'mist'
  | 'sea'
  | 'ember'
  | 'violet'
  | 'emerald'
  | 'sand'
  | 'duke';

/** A picture of 200 by 150 that fills its frame; what matters lies around the middle, for the edges may be cut. */
export function Art({ sky, children }: { readonly sky: Sky; readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 200 150"
      preserveAspectRatio="xMidYMid slice"
      className={classes(styles.art, styles[sky])}
      data-art=""
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
