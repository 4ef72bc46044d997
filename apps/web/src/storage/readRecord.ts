/** A record file from outside: checked, and played through once, before it becomes a saved game. */
import { BOT_NAMES, botNameOf } from '@three-crowns/ai/names';
import {
  type AnyGame,
  BadInput,
  type Fault,
  type GameRecord,
  parseRecord,
  refused,
  replay,
  shown,
} from '@three-crowns/core';

/** In bytes; the longest game we know of takes a hundredth of it. */
export const LARGEST_FILE = 4_000_000;

const MOST_SEATS = 5;

/** Throws BadInput that names the line, the field or the move that is not as it must be. */
export async function checkedRecord(
  raw: unknown,
  rulesFor: (record: GameRecord) => Promise<AnyGame>,
): Promise<GameRecord> {
  const record = parseRecord(raw);
  if (record.seats.length > MOST_SEATS) {
    throw refused('seats', 'seats.most', { most: MOST_SEATS, found: record.seats.length });
  }
  record.seats.forEach(({ bot }, i) => {
    if (bot !== undefined && botNameOf(bot) === undefined) {
      throw refused(`seats[${i}].bot`, 'one-of', { known: BOT_NAMES.join(', '), found: shown(bot) });
    }
  });
  replay(await rulesFor(record), record);
  return record;
}

/** What to tell a person: where, and what was expected there. */
export interface Trouble {
  readonly place: string;
  readonly reason: Why;
}

/** A common fault, which every language has words for; what a program said, in English; or words of the reader already. */
export type Why = { readonly fault: Fault } | { readonly english: string } | { readonly said: string };

export function troubleOf(error: unknown): Trouble {
  if (error instanceof BadInput) {
    const prefix = `${error.place}: `;
    const english = error.message.startsWith(prefix) ? error.message.slice(prefix.length) : error.message;
    return { place: placeOf(error.place), reason: error.fault === undefined ? { english } : { fault: error.fault } };
  }
  return { place: '', reason: { english: error instanceof Error ? error.message : String(error) } };
}

/** People count moves and seats from 1. */
function placeOf(place: string): string {
  return place.replace(
    /^(log|moves|seats|position)\[(\d+)\]/,
    (_, list: string, i: string) => `${list} ${Number(i) + 1}`,
  );
}
