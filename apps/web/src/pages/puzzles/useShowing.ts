import { useEffect, useState } from 'react';
import { useMotion } from '../../design/motion.ts';
import type { Snapshot } from '../../table/session/snapshot.ts';
import type { PuzzleTable } from './puzzleTable.ts';

/** How long a move of the solution stays drawn before it is made, at normal speed. */
const HOLD = 1600;

export interface Showing {
  /** Before a move, with the move drawn; once more: after the last one. */
  look(ply: number): void;
}

/** A solution that was asked for is shown move by move, until somebody looks at one of them. */
export function useShowing(session: PuzzleTable, { at, moments }: Snapshot, isShown: boolean): Showing {
  const { ms } = useMotion();
  const [isLed, setLed] = useState(true);
  const isGoing = isShown && isLed && at < moments.length - 1;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => session.show(at + 1), ms(HOLD));
    return () => clearTimeout(timer);
  }, [isGoing, at, session, ms]);
  return {
    look(ply) {
      setLed(false);
      if (ply === at) session.live();
      else session.show(ply);
    },
  };
}
