/** What a client says, read at the border: whatever else comes in is refused with its place. */
import {
  BadInput,
  cleanLine,
  lineAt,
  listAt,
  MOST_ENTRIES,
  MOVE_LENGTH,
  objectAt,
  oneOfAt,
  parseJson,
  refused,
  type Seat,
  wholeAt,
} from '@three-crowns/core';
import {
  CHAT_LENGTH,
  ID_LENGTH,
  MESSAGE_BYTES,
  QUESTION_LENGTH,
  SEATS_HELD,
  TABLE_LENGTH,
  TARGET_LENGTH,
  TARGETS_POINTED,
} from '../limits.ts';

/** The first message of a connection. */
export interface Join {
  readonly kind: 'join';
  readonly protocol: number;
  readonly table: string;
  /** What the client has: how many entries, and the seats whose views it holds, none for a spectator's. */
  readonly has?: { readonly seq: number; readonly seats: readonly Seat[] };
  /** A screen that everybody in the room looks at: it holds no seat, whoever has opened it. */
  readonly television?: true;
}

/** Something that is to be entered, see `Command` of core: a move names its question, all else what was seen before it. */
export interface Command {
  readonly kind: 'command';
  readonly id: string;
  readonly line: string;
  readonly seen: string | number;
}

/** A question is on the screen now: the clock of its seat may start. */
export interface Shown {
  readonly kind: 'shown';
  readonly seat: Seat;
  readonly question: string;
}

/** A person touched something. */
export interface Sign {
  readonly kind: 'sign';
}

export interface Ballot {
  readonly kind: 'ballot';
  readonly vote: string;
  readonly seat: Seat;
  readonly agrees: boolean;
}

export interface Talk {
  readonly kind: 'talk';
  readonly id: string;
  readonly text: string;
}

/** What a seat would use of the things on the table if it played now: they light up on the television. None: nothing. */
export interface Point {
  readonly kind: 'point';
  readonly seat: Seat;
  readonly targets: readonly string[];
}

/** In the place of `join`: of somebody who looks at the lists of tables, and wants to hear when they have changed. */
export interface Watch {
  readonly kind: 'watch';
}

export type ClientMessage = Join | Command | Shown | Sign | Ballot | Talk | Point | Watch;

type Fields = Readonly<Record<string, unknown>>;

const MOST_SEATS = 16;
const seatAt = (raw: unknown, place: string): Seat => wholeAt(raw, place, 0, MOST_SEATS - 1);

const READERS: { readonly [K in ClientMessage['kind']]: (raw: Fields) => Extract<ClientMessage, { kind: K }> } = {
  join: (raw) => {
    const { protocol, table, has, television } = objectAt(
      raw,
      '',
      ['kind', 'protocol', 'table'],
      ['has', 'television'],
    );
    if (television !== undefined && television !== true) throw new BadInput('television', 'expected true');
    return {
      kind: 'join',
      protocol: wholeAt(protocol, 'protocol', 0, 1_000_000),
      table: lineAt(table, 'table', TABLE_LENGTH),
      ...(has === undefined ? {} : { has: hasAt(has) }),
      ...(television === undefined ? {} : { television }),
    };
  },
  command: (raw) => {
    const { id, line, seen } = objectAt(raw, '', ['kind', 'id', 'line', 'seen']);
    return {
      kind: 'command',
      id: idAt(id, 'id'),
      line: lineAt(line, 'line', MOVE_LENGTH),
      seen: typeof seen === 'string' ? lineAt(seen, 'seen', QUESTION_LENGTH) : wholeAt(seen, 'seen', 0, MOST_ENTRIES),
    };
  },
  shown: (raw) => {
    const { seat, question } = objectAt(raw, '', ['kind', 'seat', 'question']);
    return { kind: 'shown', seat: seatAt(seat, 'seat'), question: lineAt(question, 'question', QUESTION_LENGTH) };
  },
  sign: (raw) => {
    objectAt(raw, '', ['kind']);
    return { kind: 'sign' };
  },
  watch: (raw) => {
    objectAt(raw, '', ['kind']);
    return { kind: 'watch' };
  },
  ballot: (raw) => {
    const { vote, seat, agrees } = objectAt(raw, '', ['kind', 'vote', 'seat', 'agrees']);
    if (typeof agrees !== 'boolean') throw new BadInput('agrees', 'expected true or false');
    return { kind: 'ballot', vote: idAt(vote, 'vote'), seat: seatAt(seat, 'seat'), agrees };
  },
  talk: (raw) => {
    const { id, text } = objectAt(raw, '', ['kind', 'id', 'text']);
    return { kind: 'talk', id: idAt(id, 'id'), text: lineAt(text, 'text', CHAT_LENGTH) };
  },
  point: (raw) => {
    const { seat, targets } = objectAt(raw, '', ['kind', 'seat', 'targets']);
    const named = listAt(targets, 'targets', { most: TARGETS_POINTED });
    return {
      kind: 'point',
      seat: seatAt(seat, 'seat'),
      targets: named.map((target, i) => lineAt(target, `targets[${i}]`, TARGET_LENGTH)),
    };
  },
};

const KINDS = Object.keys(READERS) as readonly ClientMessage['kind'][];

/** Throws BadInput that names the place. */
export function parseClientMessage(text: string): ClientMessage {
  if (text.length > MESSAGE_BYTES) throw refused('', 'long', { most: MESSAGE_BYTES, found: text.length });
  const raw = parseJson(text, '');
  if (typeof raw !== 'object' || raw === null || !('kind' in raw)) throw refused('kind', 'missing');
  const kind = oneOfAt(raw.kind, 'kind', KINDS);
  return READERS[kind](raw as Fields & typeof raw);
}

const BREAKS = /[\t-\r\u2028\u2029]+/g;
/** What leaves no mark on a screen. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\s]/gu;

/** A text as it may be said, wherever it was copied from. Empty where nobody would see anything of it. */
export function sayable(text: string): string {
  const line = cleanLine(text.replace(BREAKS, ' ')).trim().slice(0, CHAT_LENGTH).toWellFormed();
  return line.replace(INVISIBLE, '') === '' ? '' : line;
}

export function formatClientMessage(message: ClientMessage): string {
  return JSON.stringify(message);
}

function hasAt(raw: unknown): NonNullable<Join['has']> {
  const { seq, seats } = objectAt(raw, 'has', ['seq', 'seats']);
  return {
    seq: wholeAt(seq, 'has.seq', 0, MOST_ENTRIES),
    seats: listAt(seats, 'has.seats', { most: SEATS_HELD }).map((seat, i) => seatAt(seat, `has.seats[${i}]`)),
  };
}

/** Ids of the server's own commands hold a space: no client can take one first. */
const ID = new RegExp(`^[A-Za-z0-9_-]{8,${ID_LENGTH}}$`);

function idAt(raw: unknown, place: string): string {
  const id = lineAt(raw, place, ID_LENGTH);
  if (!ID.test(id)) throw new BadInput(place, `expected 8 to ${ID_LENGTH} letters, digits, "-" or "_"`);
  return id;
}
