/** A good move as it is told: its name, its chance, and what comes after it in the turn. */
import { type AnyGame, luckIn, type Message, previewWorld, type Seat } from '@three-crowns/core';
import type { HintLine } from './useHint.ts';

/** Of the whole that is won, for the seat it is told to. */
export const percentOf = ({ outlook }: HintLine, seat: Seat): number => Math.round(100 * outlook.chances[seat].mean);

export const pointsOf = ({ outlook }: HintLine, seat: Seat): number => Math.round(outlook.points[seat].mean);

/** The rest of the turn, as far as nothing has to be dealt or shown for it. */
export function restOf(game: AnyGame, view: unknown, seat: Seat, texts: readonly string[]): Message[] {
  const { rules, notation, words } = game;
  const world: unknown = previewWorld(game, view);
  const drawn = luckIn(world)?.at;
  const told: Message[] = [];
  for (const text of texts) {
    const move: unknown = notation.parseMove(world, seat, text);
    if (move === undefined || luckIn(world)?.at !== drawn) break;
    told.push(words.describeMove(world, move));
    rules.play(world, seat, move);
  }
  return told.slice(1);
}
