import type { Puzzle } from '@three-crowns/coach';
import { type AnyGame, seatCount } from '@three-crowns/core';
import { useEffect, useMemo, useState } from 'react';
import { askAdvice } from '../../coach/coach.ts';
import { namesOf } from '../../newGame/draft.ts';
import { USUAL_LEVEL } from '../../seats/levels.ts';
import { useNameWords } from '../new/useNameWords.ts';
import { type LineChoice, PuzzleTable, type Tried } from './puzzleTable.ts';
import type { Result } from './rating.ts';
import { type Fault, faultIn } from './weigh.ts';

/** asked: nothing was tried yet. right: the line goes on. wrong: another move was tried; it may be tried again. */
export type PuzzleState = 'asked' | 'right' | 'wrong' | 'found' | 'shown';

export interface Solving {
  readonly session: PuzzleTable;
  readonly names: readonly string[];
  readonly state: PuzzleState;
  /** The whole of what is asked. */
  readonly line: readonly LineChoice[];
  /** Wrong tries so far. */
  readonly wrong: number;
  /** Of the last wrong one. */
  readonly fault: Fault | undefined;
  readonly isNudged: boolean;
  nudge(): void;
  reveal(): void;
}

/** A puzzle that is being solved. What counts for the rating is told once: the whole line, the first wrong try, or that it was shown. */
export function usePuzzle(game: AnyGame, puzzle: Puzzle, onRated: (result: Result) => void): Solving {
  const names = usePuzzleNames(game, puzzle);
  const [state, setState] = useState<PuzzleState>('asked');
  const [wrong, setWrong] = useState(0);
  const [fault, setFault] = useState<Fault>();
  const [isNudged, setNudged] = useState(false);
  const heard = useMemo(() => ({ hear: (_tried: Tried) => {}, leaving: new AbortController() }), []);
  useEffect(() => {
    heard.leaving = new AbortController();
    return () => heard.leaving.abort();
  }, [heard]);
  const session = useMemo(() => {
    const { id, rulesVersion } = game;
    const { seat } = puzzle;
    const table: PuzzleTable = new PuzzleTable(game, puzzle, {
      names,
      onTried: (tried) => heard.hear(tried),
      async weigh(seen, text) {
        const { signal } = heard.leaving;
        return faultIn(await askAdvice({ table: table.id, game: id, rulesVersion, seat, seen }, { signal }), text);
      },
      isGone: () => heard.leaving.signal.aborted,
    });
    return table;
  }, [game, puzzle, names, heard]);
  const line = useMemo(() => session.ahead(), [session]);
  const isRated = wrong > 0;
  heard.hear = (tried) => {
    setState(tried.kind);
    if (tried.kind === 'found' && !isRated) onRated(isNudged ? 'nudged' : 'found');
    if (tried.kind !== 'wrong') return;
    if (!isRated) onRated('missed');
    setWrong(wrong + 1);
    setFault(tried.fault);
  };
  return {
    session,
    names,
    state,
    line,
    wrong,
    fault,
    isNudged,
    nudge: () => setNudged(true),
    reveal() {
      if (!isRated) onRated('missed');
      session.reveal();
      setState('shown');
    },
  };
}

/** The solver's own name, and the computer's for all others. */
function usePuzzleNames(game: AnyGame, puzzle: Puzzle): readonly string[] {
  const words = useNameWords();
  const joined = useMemo(() => {
    const seats = Array.from({ length: seatCount(game, game.parseOptions(puzzle.options)) }, (_, seat) => ({
      key: seat,
      name: undefined,
      bot: seat === puzzle.seat ? undefined : USUAL_LEVEL,
    }));
    return namesOf(seats, words).join('\n');
  }, [game, puzzle, words]);
  // By value: words that are loaded anew make no other table.
  return useMemo(() => joined.split('\n'), [joined]);
}
