/**
 * A decision as a short text, so that a whole game goes into a few kilobytes: the seat, f where the move was forced, then = for
 * the values of the decision before it, or its own; those of the move that was played follow where they are others.
 *
 *   1 512/600,592              seat 1: the chance of seat 1 in 1024th parts, the points of both seats in eighths
 *   1 540/610,590 512/600,592  the best line, and the move that was played
 *   2 f =                      forced, and nothing has changed
 *   1 700/640,560 +90 !        the best move by 90 parts, and a brilliant one
 */
import { BadInput, shown } from '@three-crowns/core';
import type { Step, Values } from './analysis.ts';
import { CHANCE_PARTS, POINT_PARTS, sharedOut } from './values.ts';

type Told = Omit<Step, 'ply' | 'better' | 'why'>;

/** `last`: what the move before it was worth. */
export function formatStep({ seat, before, after, mark, lead }: Told, last: Values | undefined): string {
  const isCarried = last !== undefined && isEqual(before, after) && isEqual(before, last);
  const values = isCarried ? ['='] : [before, ...(isEqual(before, after) ? [] : [after])].map(formatValues);
  return [
    seat + 1,
    ...(mark === 'forced' ? ['f'] : []),
    ...values,
    ...(lead === undefined ? [] : [`+${CHANCE_PARTS * lead}`]),
    ...(mark === 'brilliant' ? ['!'] : []),
  ].join(' ');
}

const isEqual = (one: Values, other: Values): boolean => one === other || formatValues(one) === formatValues(other);

/** The chance of the last seat is what the others leave; alone it is told. */
function formatValues({ chances, points }: Values): string {
  const told = chances.length === 1 ? chances : chances.slice(0, -1);
  return `${told.map((one) => CHANCE_PARTS * one)}/${points.map((one) => POINT_PARTS * one)}`;
}

const VALUES = String.raw`\d+(?:,\d+)*/-?\d+(?:,-?\d+)*`;
const STEP = new RegExp(String.raw`^(\d{1,2})( f)? (=|${VALUES})(?: (${VALUES}))?(?: \+(\d+))?( !)?$`);

/** Throws BadInput where it is no step of a game with so many seats. */
export function parseStep(text: string, place: string, seats: number, last: Values | undefined): Told {
  const found = STEP.exec(text);
  const fault = () => new BadInput(place, `expected a decision, found ${shown(text)}`);
  if (found === null) throw fault();
  const [, seat, forced, first, other, lead, brilliant] = found;
  const before = first === '=' ? last : parseValues(first, seats);
  const after = other === undefined ? before : parseValues(other, seats);
  if (before === undefined || after === undefined || Number(seat) < 1 || Number(seat) > seats) throw fault();
  const mark = forced !== undefined ? 'forced' : brilliant !== undefined ? 'brilliant' : undefined;
  return {
    seat: Number(seat) - 1,
    before,
    after,
    ...(mark && { mark }),
    ...(lead !== undefined && { lead: Number(lead) / CHANCE_PARTS }),
  };
}

/** Undefined where they are no values of so many seats. */
function parseValues(text: string, seats: number): Values | undefined {
  const [chances, points] = text.split('/').map((list) => list.split(',').map(Number));
  if (chances.length !== Math.max(1, seats - 1) || points.length !== seats) return undefined;
  if (chances.some((parts) => parts > CHANCE_PARTS)) return undefined;
  const told = chances.map((parts) => parts / CHANCE_PARTS);
  // Each of them may have been rounded up.
  if (chances.reduce((sum, parts) => sum + parts, 0) > CHANCE_PARTS + seats) return undefined;
  return { chances: seats === 1 ? told : sharedOut([...told, 0]), points: points.map((parts) => parts / POINT_PARTS) };
}
