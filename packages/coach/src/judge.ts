/** Whether a hint is good: by the choice of a deeper search, and where that is another move, by a judge of both. */
import type { Endings, Estimate, Work } from '@three-crowns/ai';
import type { AnyGame } from '@three-crowns/core';
import { isSame, leadOf, makeScales } from './scales.ts';
import type { Seen } from './seen.ts';
import { type CoachSettings, coachSettings } from './settings.ts';
import { weigh } from './weigh.ts';

export interface Judging {
  readonly hint: CoachSettings;
  readonly deep: CoachSettings;
  readonly judge: CoachSettings;
}

/** The judge compares in so many worlds, at most, and until it is so sure. */
const JUDGE = { worlds: 6000, sure: 0.007 } as const;

export function judgingOf(game: AnyGame): Judging {
  const deep = coachSettings(game, 'deep');
  return { hint: coachSettings(game, 'hint'), deep, judge: { ...deep, ...JUDGE } };
}

/** What the hint loses against the deeper choice, in chances to win; nothing where they agree. Undefined where nothing is chosen. */
export function* hintLoss(
  game: AnyGame,
  seen: Seen,
  { hint, deep, judge }: Judging,
): Generator<Work, Estimate | undefined, Endings> {
  if (game.rules.legalMoves(seen.view, seen.seat).length < 2) return undefined;
  const given = yield* choice(game, seen, hint);
  const better = yield* choice(game, seen, deep);
  if (given === undefined || better === undefined) return undefined;
  if (isSame(game, given[0], better[0])) return { mean: 0, error: 0 };
  const trial = yield* makeScales(game, seen, judge).compare([better, given]);
  return trial && leadOf(trial, 0, 1);
}

function* choice(game: AnyGame, seen: Seen, settings: CoachSettings) {
  const weighing = yield* weigh(game, seen, settings);
  return weighing?.contenders[0].moves;
}
