/**
 * Puzzles that were found are looked at again in other worlds: once to confirm each before it is kept, and once to see how good
 * those that were kept are.
 */
import type { Endings, Work } from '@three-crowns/ai';
import { type AnyGame, BadInput } from '@three-crowns/core';
import { textsOf } from './line.ts';
import type { Puzzle } from './puzzle.ts';
import { seenAt } from './puzzleSearch.ts';
import { type Moves, makeScales } from './scales.ts';
import { type CoachSettings, coachSettings } from './settings.ts';

/** The budget, as often as that of a deep analysis. */
export const AGAIN_TIMES = 4;

/** Sets of worlds: a check in those that chose the puzzles would only say again what was chosen. */
const CONFIRMING = 1;
const CHECKING = 2;

/**
 * Whether the solution is clearly better than every plan that begins otherwise. The search looked at the best plan of each first
 * move alone, and which that is it had guessed.
 */
export function* isConfirmed(
  game: AnyGame,
  puzzle: Puzzle,
  settings = againSettings(game),
): Generator<Work, boolean, Endings> {
  const scales = makeScales(game, seenAt(game, puzzle), settings, { set: CONFIRMING });
  const { world, plans } = scales;
  const others = plans.filter((moves) => !puzzle.accepted.includes(textsOf(game, world, puzzle.seat, moves)[0]));
  return yield* scales.stands(movesOf(game, world, puzzle), others, settings.worlds);
}

/** Whether a search still finds the solution, or something that is no better. */
export function* holds(
  game: AnyGame,
  puzzle: Puzzle,
  settings = againSettings(game),
): Generator<Work, boolean, Endings> {
  const scales = makeScales(game, seenAt(game, puzzle), settings, { set: CHECKING });
  const [best] = yield* scales.search();
  const text = textsOf(game, scales.world, puzzle.seat, best)[0];
  if (puzzle.accepted.includes(text)) return true;
  const solution = movesOf(game, scales.world, puzzle);
  const weighing = yield* scales.compare([solution, best]);
  return weighing?.contenders[0].moves === solution;
}

function againSettings(game: AnyGame): CoachSettings {
  const deep = coachSettings(game, 'deep');
  return {
    ...deep,
    rollouts: AGAIN_TIMES * deep.rollouts,
    worlds: AGAIN_TIMES * deep.worlds,
    sure: deep.sure / Math.sqrt(AGAIN_TIMES),
  };
}

function movesOf({ rules, notation }: AnyGame, world: unknown, { id, seat, solution }: Puzzle): Moves {
  const state: unknown = rules.clone(world);
  return solution.map((text) => {
    const move: unknown = notation.parseMove(state, seat, text);
    if (move === undefined) throw new BadInput(id, `expected a solution that is legal, found ${text}`);
    rules.play(state, seat, move);
    return move;
  });
}
