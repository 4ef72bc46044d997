/** How long things move: from the setting, and none where the system asks for less motion. */
import { useSyncExternalStore } from 'react';
import { useSettings } from '../settings/settings.ts';
import { type MotionTimes, motionTimes } from './motionTimes.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useMotion(): MotionTimes {
  const { speed } = useSettings();
  return motionTimes(
    speed,
    useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches),
  );
}
