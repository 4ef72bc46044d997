import type { Puzzle } from '@three-crowns/coach';
import { type AnyGame, BadInput } from '@three-crowns/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonsOf, rulesFor, screenOf } from '../../games/load.ts';
import type { Reasons } from '../../table/screen/reasons.ts';
import type { GameScreen } from '../../table/screen/screen.ts';
import { gamesFrom, nameOf, nextPuzzle, puzzleOfDay } from './choose.ts';
import { difficultyOf, type Result, ratedAfter } from './rating.ts';
import { PUZZLE_GAMES, puzzlesOf } from './shelf.ts';
import { inOrder, tries as kept, ratingOf, type Try, tryId } from './tries.ts';

/** A puzzle on the table. */
export interface SetPuzzle {
  readonly puzzle: Puzzle;
  readonly game: AnyGame;
  readonly screen: GameScreen;
  /** Sentences of the game; undefined where it has none. */
  readonly reasons: Reasons | undefined;
  readonly day: string | undefined;
  /** Counts the puzzles of this visit. */
  readonly number: number;
}

interface Puzzles {
  /** The earlier first; undefined until they are read. */
  readonly tries: readonly Try[] | undefined;
  readonly set: SetPuzzle | undefined;
  readonly problem: string | undefined;
  rate(result: Result): void;
  /** Another one of the same game. */
  next(): void;
  choose(game: string): void;
}

/** The puzzle of the day where it waits, then the next ones; what was tried is kept. */
export function usePuzzles(today: string): Puzzles {
  const [tries, setTries] = useState<readonly Try[]>();
  const [set, setSet] = useState<SetPuzzle>();
  const [problem, setProblem] = useState<string>();
  const number = useRef(0);
  /** Puts a puzzle of the first of these games that has any; `day`: the one of that day. */
  const put = useCallback((games: readonly string[], tried: readonly Try[], day?: string) => {
    const mine = ++number.current;
    const choose = (puzzles: readonly Puzzle[]) =>
      day === undefined ? nextPuzzle(puzzles, tried, ratingOf(tried)) : puzzleOfDay(puzzles, day);
    const ready = firstOf(games, choose).then(async (puzzle) => {
      const { game: id } = puzzle;
      const [game, screen, reasons] = await Promise.all([rulesFor(puzzle), screenOf(id), reasonsOf(id)]);
      if (mine === number.current) setSet({ puzzle, game, screen, reasons, day, number: mine });
    });
    ready.catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  }, []);
  useEffect(() => {
    void kept.all().then((all) => {
      const known = inOrder(all);
      setTries(known);
      const isDone = known.some(({ day }) => day === today);
      put(gamesFrom(PUZZLE_GAMES, today), known, isDone ? undefined : today);
    });
  }, [today, put]);
  return {
    tries,
    set,
    problem,
    rate(result) {
      if (set === undefined || tries === undefined) return;
      const { puzzle, day } = set;
      const name = nameOf(puzzle);
      const id = tryId(name, day);
      // Who meets a puzzle again has seen its solution.
      if (tries.some((before) => before.id === id)) return;
      const rating = ratedAfter(ratingOf(tries), tries.length, difficultyOf(puzzle.found), result);
      const tried: Try = { id, puzzle: name, game: puzzle.game, day, at: Date.now(), result, rating };
      setTries([...tries, tried]);
      void kept.put(tried);
    },
    next: () => set && put([set.puzzle.game], tries ?? []),
    choose: (game) => put([game, ...PUZZLE_GAMES], tries ?? []),
  };
}

async function firstOf(
  games: readonly string[],
  choose: (puzzles: readonly Puzzle[]) => Puzzle | undefined,
): Promise<Puzzle> {
  for (const game of games) {
    const found = choose(await puzzlesOf(game));
    if (found !== undefined) return found;
  }
  throw new BadInput('puzzles', 'there are none');
}
