import type { Puzzle } from '@three-crowns/coach';
import { type AnyGame, seatCount } from '@three-crowns/core';
import { useMemo, useState } from 'react';
import { namesOf } from '../../newGame/draft.ts';
import { USUAL_LEVEL } from '../../seats/levels.ts';
import { useNameWords } from '../new/useNameWords.ts';
import { PuzzleTable } from './puzzleTable.ts';
import type { Result } from './rating.ts';

/** asked: nothing was tried yet. wrong: another move was; it may be tried again. */
export type PuzzleState = 'asked' | 'wrong' | 'found' | 'shown';

export interface Solving {
  readonly session: PuzzleTable;
  readonly names: readonly string[];
  readonly state: PuzzleState;
  /** Wrong tries so far. */
  readonly wrong: number;
  readonly isNudged: boolean;
  nudge(): void;
  reveal(): void;
}

/** A puzzle that is being solved. What counts for the rating is told once: the first try, or that it was shown. */
export function usePuzzle(game: AnyGame, puzzle: Puzzle, onRated: (result: Result) => void): Solving {
  const words = useNameWords();
  const names = useMemo(() => {
    const seats = Array.from({ length: seatCount(game, game.parseOptions(puzzle.options)) }, (_, seat) => ({
      key: seat,
      name: undefined,
      bot: seat === puzzle.seat ? undefined : USUAL_LEVEL,
    }));
    return namesOf(seats, words).join('\n');
  }, [game, puzzle, words]);
  const [state, setState] = useState<PuzzleState>('asked');
  const [wrong, setWrong] = useState(0);
  const [isNudged, setNudged] = useState(false);
  const tried = useMemo(() => ({ hear: (_isFound: boolean) => {} }), []);
  const session = useMemo(
    () => new PuzzleTable(game, puzzle, names.split('\n'), (isFound) => tried.hear(isFound)),
    [game, puzzle, names, tried],
  );
  tried.hear = (isFound) => {
    if (state === 'asked') onRated(isFound ? (isNudged ? 'nudged' : 'found') : 'missed');
    setState(isFound ? 'found' : 'wrong');
    if (!isFound) setWrong(wrong + 1);
  };
  return {
    session,
    names: names.split('\n'),
    state,
    wrong,
    isNudged,
    nudge: () => setNudged(true),
    reveal() {
      if (state === 'asked') onRated('missed');
      session.reveal();
      setState('shown');
    },
  };
}
