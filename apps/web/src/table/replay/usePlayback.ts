/** A game that is watched: move by move by itself, at a pace, or where somebody wants to look. */
import { useEffect, useState } from 'react';
import type { TableSession } from '../session/session.ts';

const SPEEDS = [1, 2, 4] as const;
const STEP = 1100;

export interface Playback {
  readonly isPlaying: boolean;
  readonly speed: (typeof SPEEDS)[number];
  /** Plays or pauses; at the end it begins again. */
  press(): void;
  /** The next speed, after the last the first. */
  hurry(): void;
  /** Looks at a moment and stays there. */
  show(ply: number): void;
}

export function usePlayback(session: TableSession, at: number, last: number): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const [chosen, setChosen] = useState(0);
  const speed = SPEEDS[chosen];
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => session.show(at + 1), STEP / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, speed, session]);
  return {
    isPlaying,
    speed,
    press() {
      if (!isPlaying && at >= last) session.show(0);
      setPlaying(!isPlaying);
    },
    hurry: () => setChosen((chosen + 1) % SPEEDS.length),
    show(ply) {
      setPlaying(false);
      session.show(ply);
    },
  };
}
