import { useEffect, useState } from 'react';
import { useMotion } from '../../design/motion.ts';

export interface Telling {
  readonly at: number;
  readonly isLast: boolean;
  /** Steps come by themselves, until somebody holds them. */
  readonly isRunning: boolean;
  next(): void;
  back(): void;
  hold(): void;
}

/**
 * Leads through so many steps. `lastsOf` is how long one stays at normal pace, undefined where it waits; without motion
 * all of them wait. Whoever goes back, or on, has taken the pace into their own hands.
 */
export function useTelling(count: number, lastsOf: (at: number) => number | undefined, onEnd: () => void): Telling {
  const [at, setAt] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const motion = useMotion();
  const isLast = at === count - 1;
  const lasts = lastsOf(at);
  const isRunning = !isHeld && !motion.isOff && lasts !== undefined;
  const wait = motion.ms(lasts ?? 0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => (isLast ? onEnd() : setAt(at + 1)), wait);
    return () => clearTimeout(timer);
  }, [isRunning, isLast, at, wait, onEnd]);
  return {
    at,
    isLast,
    isRunning,
    next: () => (isLast ? onEnd() : setAt(at + 1)),
    back: () => {
      setHeld(true);
      setAt(Math.max(0, at - 1));
    },
    hold: () => setHeld(!isHeld),
  };
}
