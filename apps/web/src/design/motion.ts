/** How long things move: from the setting, and none where the system asks for less motion. */
import { useSettings } from '../settings/settings.ts';
import { type MotionTimes, motionTimes } from './motionTimes.ts';
import { useMedia } from './useMedia.ts';

export function useMotion(): MotionTimes {
  const { speed } = useSettings();
  return motionTimes(speed, useMedia('(prefers-reduced-motion: reduce)'));
}
