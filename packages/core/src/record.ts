/**
 * A record is the save file, the export and the bug report of a game: what it was set up from, and its log. A state is only
 * its cache. This is the whole record, with the seed: what a viewer may have of a running game is in viewRecord.ts.
 *
 * Its lines are public while the game runs. A secret choice is therefore written by its place ("keep 2"), not by its name.
 */
import { lineAt, lineListAt, listAt, numberAt, objectAt, oneOfAt, wholeAt } from './check.ts';
import { BadInput, shown } from './errors.ts';
import type { Seed } from './game.ts';
import { jsonFault } from './json.ts';
import { formatEntry, parseEntry } from './log.ts';
import { upgradedRecord } from './oldRecord.ts';

export const RECORD_FORMAT = 'three-crowns-record/2';

export interface RecordSeat {
  readonly name: string;
  /** The kind of bot that plays it; a person when it is left out. */
  readonly bot?: string;
}

/** limit: after the game's `mostPlies`, scored as it stands. resigned: too few are left. abandoned: all agreed. */
export const END_REASONS = ['finished', 'limit', 'resigned', 'abandoned'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** As a person reads it: winners are seats from 1. */
export interface RecordResult {
  readonly reason: EndReason;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly contentHash: string;
  /** As the game's `formatOptions` writes them; a custom content table travels here. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly RecordSeat[];
  /** The name of the table that the commitment binds. */
  readonly table?: string;
  /** Without nonces the seed of the game itself; with them the server's part of it (see fair.ts). */
  readonly seed?: Seed;
  readonly commitment?: string;
  /** By seat; null where none was given, as of every bot. */
  readonly nonces?: readonly (string | null)[];
  /** A written situation in the place of the set-up. */
  readonly position?: readonly string[];
  /** One line an entry, see log.ts. */
  readonly log: readonly string[];
  readonly result?: RecordResult;
}

const MOST_SEATS = 16;
export const MOST_ENTRIES = 100_000;
const TEXT_LENGTH = 200;
const MOST_LINES = 2000;
const LINE_LENGTH = 2000;

/** In the order they are written. */
const KEYS = [
  'format',
  'game',
  'rulesVersion',
  'contentHash',
  'options',
  'seats',
  'table',
  'seed',
  'commitment',
  'nonces',
  'position',
  'log',
  'result',
] as const satisfies readonly (keyof GameRecord)[];
const OPTIONAL: readonly string[] = ['table', 'seed', 'commitment', 'nonces', 'position', 'result'];
const REQUIRED = KEYS.filter((key) => !OPTIONAL.includes(key));

type Fields = Readonly<Record<string, unknown>>;

/** Checks everything that can be checked without the game. A record of an earlier format is read as one of today's. */
export function parseRecord(raw: unknown): GameRecord {
  const fault = jsonFault(raw, '');
  if (fault !== undefined) throw new BadInput('', fault);
  const fields = objectAt(upgradedRecord(raw), '', REQUIRED, OPTIONAL);
  const seats = parseSeats(fields.seats);
  return {
    format: oneOfAt(fields.format, 'format', [RECORD_FORMAT]),
    ...parseSetUp(fields),
    seats,
    ...parseLuck(fields, seats),
    ...(fields.position === undefined
      ? {}
      : { position: lineListAt(fields.position, 'position', MOST_LINES, LINE_LENGTH) }),
    log: parseLog(fields.log, seats.length),
    ...(fields.result === undefined ? {} : { result: parseResult(fields.result, seats.length) }),
  };
}

/** Pretty JSON in a fixed order of keys: a line for each field, each seat, each line of the position and each entry. */
export function formatRecord(record: GameRecord): string {
  return formatFields(record, KEYS);
}

/** JSON with these keys in this order, a line for each field and each part of a list. */
export function formatFields<T extends object>(value: T, keys: readonly (keyof T & string)[]): string {
  const fields = keys
    .filter((key) => value[key] !== undefined)
    .map((key) => `  ${JSON.stringify(key)}: ${formatField(value[key])}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

type SetUp = Pick<GameRecord, 'game' | 'rulesVersion' | 'contentHash' | 'options'>;

/** Which game, rules, numbers and options. */
export function parseSetUp(fields: Fields): SetUp {
  return {
    game: lineAt(fields.game, 'game', TEXT_LENGTH),
    rulesVersion: wholeAt(fields.rulesVersion, 'rulesVersion', 0, 1_000_000),
    contentHash: lineAt(fields.contentHash, 'contentHash', TEXT_LENGTH),
    options: parseOptions(fields.options),
  };
}

/** Any object: which options there are only the game knows. */
function parseOptions(raw: unknown): Fields {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Fields;
  throw new BadInput('options', `expected an object, found ${shown(raw)}`);
}

export function parseSeats(raw: unknown): RecordSeat[] {
  const seats = listAt(raw, 'seats', { most: MOST_SEATS }).map(parseSeat);
  if (seats.length === 0) throw new BadInput('seats', 'expected at least one, found none');
  return seats;
}

function parseSeat(raw: unknown, i: number): RecordSeat {
  const place = `seats[${i}]`;
  const { name: rawName, bot } = objectAt(raw, place, ['name'], ['bot']);
  const name = lineAt(rawName, `${place}.name`, TEXT_LENGTH);
  return bot === undefined ? { name } : { name, bot: lineAt(bot, `${place}.bot`, TEXT_LENGTH) };
}

/** One spelling of every entry, so that records can be compared line by line. */
export function parseLog(raw: unknown, seats: number): string[] {
  return listAt(raw, 'log', { most: MOST_ENTRIES }).map((line, i) => formatEntry(parseEntry(line, `log[${i}]`, seats)));
}

type LuckFields = Pick<GameRecord, 'table' | 'seed' | 'commitment' | 'nonces'>;

function parseLuck({ table, seed, commitment, nonces }: Fields, seats: readonly RecordSeat[]): LuckFields {
  return {
    ...(table === undefined ? {} : { table: lineAt(table, 'table', TEXT_LENGTH) }),
    ...(seed === undefined ? {} : { seed: parseSeed(seed) }),
    ...(commitment === undefined ? {} : { commitment: parseHash(commitment) }),
    ...(nonces === undefined ? {} : { nonces: parseNonces(nonces, seats) }),
  };
}

function parseSeed(raw: unknown): Seed {
  const seed = lineAt(raw, 'seed', TEXT_LENGTH);
  if (seed === '') throw new BadInput('seed', 'expected a text, found none');
  return seed;
}

/** One a person, tagged by its place in the list; a bot has none. */
function parseNonces(raw: unknown, seats: readonly RecordSeat[]): (string | null)[] {
  return listAt(raw, 'nonces', seats.length).map((nonce, seat) => {
    if (nonce === null) return null;
    if (seats[seat].bot !== undefined) throw new BadInput(`nonces[${seat}]`, 'expected null: a bot gives no nonce');
    return lineAt(nonce, `nonces[${seat}]`, TEXT_LENGTH);
  });
}

export function parseHash(raw: unknown): string {
  if (typeof raw === 'string' && /^[0-9a-f]{64}$/.test(raw)) return raw;
  throw new BadInput('commitment', `expected 64 hexadecimal digits, found ${shown(raw)}`);
}

function parseResult(raw: unknown, seats: number): RecordResult {
  const fields = objectAt(raw, 'result', ['reason', 'scores', 'winners']);
  const scores = listAt(fields.scores, 'result.scores', seats).map((score, i) =>
    numberAt(score, `result.scores[${i}]`),
  );
  const winners = listAt(fields.winners, 'result.winners', { most: seats }).map((seat, i) =>
    wholeAt(seat, `result.winners[${i}]`, 1, seats),
  );
  return { reason: oneOfAt(fields.reason, 'result.reason', END_REASONS), scores, winners };
}

function formatField(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((part) => `    ${JSON.stringify(part)}`).join(',\n')}\n  ]`;
}
