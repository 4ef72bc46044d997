import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isSameSpot, type Spot, spotOf } from './spots.ts';

/** The spots of these things, in their order; measured anew whenever they may have moved. */
export function useMeasured(targets: readonly string[]): readonly (Spot | undefined)[] {
  const [spots, setSpots] = useState<readonly (Spot | undefined)[]>([]);
  const measure = useEffectEvent(() => {
    const found = targets.map(spotOf);
    setSpots((old) =>
      old.length === found.length && old.every((spot, i) => isSameSpot(spot, found[i])) ? old : found,
    );
  });
  // Whatever was drawn may have moved the things.
  useLayoutEffect(() => measure());
  useEffect(() => {
    const again = () => measure();
    addEventListener('resize', again);
    addEventListener('scroll', again, true);
    return () => {
      removeEventListener('resize', again);
      removeEventListener('scroll', again, true);
    };
  }, []);
  return spots;
}
