import type { Settings } from '../settings/settings.ts';

/** Of a normal length. */
const FACTORS: Readonly<Record<Settings['speed'], number>> = { slow: 1.6, normal: 1, fast: 0.6, off: 0 };

export interface MotionTimes {
  readonly isOff: boolean;
  readonly factor: number;
  /** Milliseconds of something that lasts `normal` milliseconds at normal speed. */
  ms(normal: number): number;
  /** The same in seconds, as `motion/react` counts. */
  seconds(normal: number): number;
}

export function motionTimes(speed: Settings['speed'], isReduced: boolean): MotionTimes {
  const factor = isReduced ? 0 : FACTORS[speed];
  return {
    isOff: factor === 0,
    factor,
    ms: (normal) => normal * factor,
    seconds: (normal) => (normal * factor) / 1000,
  };
}
