import { useEffect, useRef } from 'react';
import { useMotion } from '../../design/motion.ts';
import { go, pathOf } from '../../navigation/router.tsx';
import type { Snapshot } from '../session/snapshot.ts';

/** The last move is seen before the score comes. */
const LAST_LOOK = 1800;

/** Goes to the score when the game ends here; a game that was over when it was opened stays on the table. */
export function useEnd(id: string, { status }: Snapshot): void {
  const wasPlayed = useRef(false);
  const motion = useMotion();
  const wait = motion.isOff ? 600 : LAST_LOOK;
  useEffect(() => {
    if (status !== 'over') {
      if (status !== 'replay') wasPlayed.current = true;
      return;
    }
    if (!wasPlayed.current) return;
    const timer = setTimeout(() => go(pathOf({ page: 'score', id })), wait);
    return () => clearTimeout(timer);
  }, [status, id, wait]);
}
