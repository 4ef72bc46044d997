/** A good move as it is told: its name, its chance, and what comes after it in the turn. */

import type { Line } from '@three-crowns/coach';
import { type AnyGame, type Language, luckIn, type Message, previewWorld, type Seat } from '@three-crowns/core';
import type { Reach } from '../screen/reaching.ts';
import type { TableView } from '../screen/screen.ts';
import type { Given, HintLine } from './useHint.ts';

/** Of the whole that is won, for the seat it is told to. */
export const percentOf = ({ outlook }: HintLine, seat: Seat): number => Math.round(100 * outlook.chances[seat].mean);

export const pointsOf = ({ outlook }: HintLine, seat: Seat): number => Math.round(outlook.points[seat].mean);

/** A move that gives up more of the win is told to nobody as a good one. */
const GOOD = 0.15;

/** The best first. */
export function goodLines<L extends Pick<Line, 'outlook'>>(lines: readonly L[], seat: Seat): readonly L[] {
  const chanceOf = ({ outlook }: Pick<Line, 'outlook'>) => outlook.chances[seat].mean;
  return lines.filter((line) => chanceOf(lines[0]) - chanceOf(line) <= GOOD);
}

/** What can be got next, by the own seat and by the next rival. */
export const reachesOf = ({ words }: Given, { choice }: HintLine, { state, own }: TableView): readonly Reach[] =>
  words.reach?.after(state, own, choice.move) ?? [];

/**
 * What speaks for a move, the most telling sentence first: what it leads to on the board, then what that brings. Where no other was
 * worth a look, `alone` says so.
 */
export function reasonsOf(
  given: Given,
  line: HintLine,
  view: TableView,
  { language, alone }: { readonly language: Language; readonly alone: string },
): readonly string[] {
  const { state, own, seats, played } = view;
  const { reach, why } = given.words;
  const names = seats.map(({ name }) => name);
  const reached = reachesOf(given, line, view).map((one) => reach?.say(one, { state, own, names, language }) ?? '');
  const brought = why(line.why, { game: played.game, names, language });
  if (line.why.length === 0) return [...reached, alone];
  return [...reached, ...brought.slice(0, reached.length === 0 ? undefined : 1)];
}

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
