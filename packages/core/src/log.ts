/**
 * A table is a sequence of numbered entries that only grows: state and record are read off it. An entry is one line of
 * text. A move begins with its seat, "1 take c3"; everything else begins with a word, "undo 2 by 1 agreed 2 3 redeal".
 */
import { lineAt } from './check.ts';
import { BadInput, shown } from './errors.ts';
import type { Seat } from './game.ts';

export interface MoveEntry {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly text: string;
}

export interface UndoEntry {
  readonly kind: 'undo';
  /** Who asked for it. */
  readonly seat: Seat;
  /** How many of the moves that stand are taken back. */
  readonly count: number;
  /** The other persons who agreed, in the order of the seats. */
  readonly agreed: readonly Seat[];
  /** What nobody had seen before those moves was dealt anew, since the moves had used or shown some of it. */
  readonly redeal: boolean;
}

export interface ResignEntry {
  readonly kind: 'resign';
  readonly seat: Seat;
  /** Who plays the seat on where the others go on without it. */
  readonly bot?: string;
}

export interface BotEntry {
  readonly kind: 'bot';
  readonly seat: Seat;
  readonly bot: string;
}

export interface PersonEntry {
  readonly kind: 'person';
  readonly seat: Seat;
}

export interface ClockEntry {
  readonly kind: 'clock';
  readonly seat: Seat;
}

export interface AbandonEntry {
  readonly kind: 'abandon';
  readonly agreed: readonly Seat[];
}

/** move; undo; resign; bot: one takes a seat over; person: it is given back; clock: it ran out; abandon: all agreed. */
export type Entry = MoveEntry | UndoEntry | ResignEntry | BotEntry | PersonEntry | ClockEntry | AbandonEntry;

export const MOVE_LENGTH = 200;
const BOT_LENGTH = 40;

export function formatLine(seat: Seat, text: string): string {
  return `${seat + 1} ${text}`;
}

export function formatEntry(entry: Entry): string {
  switch (entry.kind) {
    case 'move':
      return formatLine(entry.seat, entry.text);
    case 'undo':
      return `undo ${entry.count} by ${entry.seat + 1}${listed(' agreed', entry.agreed)}${entry.redeal ? ' redeal' : ''}`;
    case 'resign':
      return `resign ${entry.seat + 1}${entry.bot === undefined ? '' : ` ${entry.bot}`}`;
    case 'bot':
      return `bot ${entry.seat + 1} ${entry.bot}`;
    case 'person':
    case 'clock':
      return `${entry.kind} ${entry.seat + 1}`;
    case 'abandon':
      return `abandon${listed('', entry.agreed)}`;
  }
}

const listed = (word: string, seats: readonly Seat[]): string =>
  seats.length === 0 ? '' : `${word} ${seats.map((seat) => seat + 1).join(' ')}`;

const BOT_NAME = `[a-z][a-z0-9-]{0,${BOT_LENGTH - 1}}`;
const SEAT = '[1-9]\\d?';

/** What each line looks like, and the entry it means. */
const SHAPES: readonly (readonly [RegExp, string, (...parts: string[]) => Entry])[] = [
  [
    new RegExp(`^(${SEAT}) (\\S.*)$`),
    '"<seat from 1> <move>"',
    (seat, text) => ({ kind: 'move', seat: seatOf(seat), text }),
  ],
  [
    new RegExp(`^undo ([1-9]\\d{0,5}) by (${SEAT})(?: agreed((?: ${SEAT})+))?( redeal)?$`),
    '"undo <moves> by <seat> [agreed <seats>] [redeal]"',
    (count, seat, agreed, redeal) => ({
      kind: 'undo',
      seat: seatOf(seat),
      count: Number(count),
      agreed: seatsOf(agreed),
      redeal: redeal !== undefined,
    }),
  ],
  [
    new RegExp(`^resign (${SEAT})(?: (${BOT_NAME}))?$`),
    '"resign <seat> [<bot>]"',
    (seat, bot) => ({ kind: 'resign', seat: seatOf(seat), ...(bot === undefined ? {} : { bot }) }),
  ],
  [
    new RegExp(`^bot (${SEAT}) (${BOT_NAME})$`),
    '"bot <seat> <bot>"',
    (seat, bot) => ({ kind: 'bot', seat: seatOf(seat), bot }),
  ],
  [
    new RegExp(`^(person|clock) (${SEAT})$`),
    '"person <seat>", "clock <seat>"',
    (kind, seat) => ({ kind: kind as 'person' | 'clock', seat: seatOf(seat) }),
  ],
  [
    new RegExp(`^abandon((?: ${SEAT})*)$`),
    '"abandon <seats>"',
    (agreed) => ({ kind: 'abandon', agreed: seatsOf(agreed) }),
  ],
];

const seatOf = (text: string): Seat => Number(text) - 1;
const seatsOf = (text: string | undefined): Seat[] => (text ?? '').split(' ').filter(Boolean).map(seatOf);

/** Throws BadInput that says what a line may look like, or which seat there is not. */
export function parseEntry(raw: unknown, place: string, seats: number): Entry {
  const line = lineAt(raw, place, MOVE_LENGTH);
  for (const [shape, , make] of SHAPES) {
    const found = shape.exec(line);
    if (found !== null) return checkedSeats(make(...found.slice(1)), place, seats);
  }
  throw new BadInput(place, `expected ${SHAPES.map(([, about]) => about).join(', ')}, found ${shown(line)}`);
}

function checkedSeats(entry: Entry, place: string, seats: number): Entry {
  const named = [...('seat' in entry ? [entry.seat] : []), ...('agreed' in entry ? entry.agreed : [])];
  if (named.some((seat) => seat >= seats)) {
    throw new BadInput(place, `expected a seat from 1 to ${seats}, found ${shown(formatEntry(entry))}`);
  }
  if ('agreed' in entry && entry.agreed.some((seat, i) => i > 0 && seat <= entry.agreed[i - 1])) {
    throw new BadInput(place, `expected each seat once, in order, found ${shown(formatEntry(entry))}`);
  }
  return entry;
}
