/** How a game goes on from a decision, for every seat, if the plan of the own turn that looks best is played. */
import { type Endings, type Outlook, outlookOf, type Work } from '@three-crowns/ai';
import type { AnyGame } from '@three-crowns/core';
import { makeScales } from './scales.ts';
import type { Seen } from './seen.ts';
import type { CoachSettings } from './settings.ts';

/** Undefined where there is nothing to decide. */
export function* outlookAt(
  game: AnyGame,
  seen: Seen,
  settings: CoachSettings,
): Generator<Work, Outlook | undefined, Endings> {
  if (game.rules.legalMoves(seen.view, seen.seat).length < 2) return undefined;
  const scales = makeScales(game, seen, settings);
  const weighing = yield* scales.compare([scales.plans[0]]);
  return weighing && outlookOf(weighing.endings, 0);
}
