/** What is kept of a deal of a day: how the person fared, and how the levels did in the same seat. */

import { LEVELS, type Level } from '../../seats/levels.ts';
import { fieldsOf, notesOf } from '../../storage/notes.ts';

/** How a game of the deal ended for the seat that is compared. */
export interface Played {
  readonly points: number;
  readonly rival: number;
  readonly isWon: boolean;
}

export interface DealRow {
  /** Of the table. */
  readonly id: string;
  /** Of the players that the levels were; what others have played is not compared. */
  readonly edition: string;
  readonly own: Played | undefined;
  readonly levels: Readonly<Partial<Record<Level, Played>>>;
}

export const deals = notesOf('deals', readDeal);

export function readDeal(raw: unknown): DealRow | undefined {
  const { id, edition, own, levels } = fieldsOf(raw);
  if (typeof id !== 'string' || typeof edition !== 'string') return undefined;
  const byLevel = fieldsOf(levels);
  const played = LEVELS.flatMap((level) => {
    const found = readPlayed(byLevel[level]);
    return found === undefined ? [] : [[level, found] as const];
  });
  return { id, edition, own: readPlayed(own), levels: Object.fromEntries(played) };
}

function readPlayed(raw: unknown): Played | undefined {
  const { points, rival, isWon } = fieldsOf(raw);
  if (typeof points !== 'number' || typeof rival !== 'number' || typeof isWon !== 'boolean') return undefined;
  return { points, rival, isWon };
}

/** Against how many of the levels that have played it the person did at least as well. */
export function beaten({ own, levels }: DealRow): { readonly of: number; readonly count: number } {
  const played = LEVELS.flatMap((level) => levels[level] ?? []);
  const count = own === undefined ? 0 : played.filter((other) => isAsGood(own, other)).length;
  return { of: played.length, count };
}

/** A win before a loss, then by how much. */
function isAsGood(own: Played, other: Played): boolean {
  if (own.isWon !== other.isWon) return own.isWon;
  return own.points - own.rival >= other.points - other.rival;
}
