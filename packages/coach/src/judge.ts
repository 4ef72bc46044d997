/** Whether a hint is good: by the choice of a deeper search, and where that is another move, by a judge of both. */
import type { Endings, Estimate, Work } from '@three-crowns/ai';
import type { AnyGame } from '@three-crowns/core';
import { isSame, makeScales } from './scales.ts';
import type { Seen } from './seen.ts';
import { type CoachSettings, coachSettings } from './settings.ts';
import { weigh } from './weigh.ts';

/** A hint may lose so much. */
const LITTLE = 0.02;
/** The judge is content with this standard error, or where the loss is so many errors away from what a hint may lose. */
const SURE = 0.007;
const ERRORS = 4;
const MOST_WORLDS = 8000;

export interface Judging {
  readonly hint: CoachSettings;
  readonly deep: CoachSettings;
  /** That the judge looks at, at most. */
  readonly worlds: number;
}

export function judgingOf(game: AnyGame): Judging {
  return { hint: coachSettings(game, 'hint'), deep: coachSettings(game, 'deep'), worlds: MOST_WORLDS };
}

/** What the hint loses against the deeper choice, in chances to win; nothing where they agree. Undefined where nothing is chosen. */
export function* hintLoss(
  game: AnyGame,
  seen: Seen,
  { hint, deep, worlds }: Judging,
): Generator<Work, Estimate | undefined, Endings> {
  if (game.rules.legalMoves(seen.view, seen.seat).length < 2) return undefined;
  const given = yield* choice(game, seen, hint);
  const better = yield* choice(game, seen, deep);
  if (given === undefined || better === undefined) return undefined;
  if (isSame(game, given[0], better[0])) return { mean: 0, error: 0 };
  return yield* makeScales(game, seen, deep).duel([better, given], worlds, isJudged);
}

const isJudged = (loss: Estimate): boolean => loss.error <= SURE || isBeyondDoubt(loss);

/** More than a hint may lose, or less, whatever other worlds say. */
export const isBeyondDoubt = ({ mean, error }: Estimate): boolean => Math.abs(mean - LITTLE) > ERRORS * error;

export const isLittle = ({ mean }: Estimate): boolean => mean < LITTLE;

function* choice(game: AnyGame, seen: Seen, settings: CoachSettings) {
  const weighing = yield* weigh(game, seen, settings);
  return weighing?.contenders[0].moves;
}
