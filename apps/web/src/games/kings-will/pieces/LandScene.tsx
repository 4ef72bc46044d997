import type { LandName } from '@three-crowns/kings-will/board';
import type { ReactNode } from 'react';
import { classes } from '../../../design/classes.ts';
import styles from './LandScene.module.css';
import { SCENE_HEIGHT, SCENE_WIDTH, SCENES } from './spots.ts';

/** Spring, summer, autumn, winter: the rounds of a game. */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

interface Props {
  readonly land: LandName;
  /** Which of its pictures: see spots.ts. */
  readonly variant?: number;
  readonly season?: Season;
  readonly className?: string;
  /** What stands on it, each in an OnLand. */
  readonly children?: ReactNode;
}

/**
 * A landscape that fills its box, standing on its lower edge. A low box cuts the sky, a high one shows more of it, a wide
 * one more of the land beside it. Horizon, road and foreground meet those of the next one. Needs Sprites on the page.
 */
export function LandScene({ land, variant = 0, season = 'spring', className, children }: Props) {
  return (
    <span className={classes(styles.land, styles[season], className)} data-land={land}>
      <svg
        viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
        className={styles.picture}
        aria-hidden="true"
        focusable="false"
      >
        <use href={`#kw-${land}-${variant % SCENES}`} />
      </svg>
      {children}
    </span>
  );
}

interface OnLandProps {
  /** The point it stands on, in the units of the picture: see spots.ts. */
  readonly x: number;
  readonly y: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Puts something on a landscape: the middle of its lower edge stands on the point. */
export function OnLand({ x, y, className, children }: OnLandProps) {
  const place = { '--x': x - SCENE_WIDTH / 2, '--y': SCENE_HEIGHT - y };
  return (
    <span className={classes(styles.on, className)} style={place}>
      {children}
    </span>
  );
}
