/** Which puzzle comes: the day's, which is the same for everybody, or the next one for somebody. */
import type { Puzzle } from '@three-crowns/coach';
import { sha256 } from '@three-crowns/core';
import { difficultyOf } from './rating.ts';
import type { Try } from './tries.ts';

const DAY = 86_400_000;

/** Tells it from those of all games. */
export const nameOf = ({ game, id }: Puzzle): string => `${game} ${id}`;

/** The games take turns: all of them, the day's first. */
export function gamesFrom(games: readonly string[], day: string): readonly string[] {
  const first = Math.floor(Date.parse(day) / DAY) % games.length;
  return [...games.slice(first), ...games.slice(0, first)];
}

/** Chosen by lot, so that a puzzle more in a later build seldom changes which one a day has. */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: string): Puzzle | undefined {
  const lot = (puzzle: Puzzle) => sha256(`${day} ${nameOf(puzzle)}`);
  return leastBy(puzzles, lot);
}

/** Of those that were not tried the nearest to what somebody can; of all of them the one tried longest ago. */
export function nextPuzzle(puzzles: readonly Puzzle[], tried: readonly Try[], rating: number): Puzzle | undefined {
  const when = new Map(tried.map(({ puzzle, at }) => [puzzle, at]));
  const fresh = puzzles.filter((puzzle) => !when.has(nameOf(puzzle)));
  if (fresh.length === 0) return leastBy(puzzles, (puzzle) => when.get(nameOf(puzzle)) ?? 0);
  return leastBy(fresh, ({ found }) => Math.abs(difficultyOf(found) - rating));
}

function leastBy<T>(list: readonly T[], worth: (one: T) => number | string): T | undefined {
  let best: { readonly one: T; readonly worth: number | string } | undefined;
  for (const one of list) {
    const found = worth(one);
    if (best === undefined || found < best.worth) best = { one, worth: found };
  }
  return best?.one;
}
