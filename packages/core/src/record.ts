/**
 * A record is the save file, the export and the bug report of a game: what it was set up from, and one line of notation
 * a move, `"<seat from 1> <move text>"`. A state is only its cache.
 *
 * Its moves are public while the game runs. A secret choice is therefore written by its place ("keep 2"), not by its name.
 */
import { lineAt, listAt, objectAt, oneOfAt, wholeAt } from './check.ts';
import { BadInput, shown } from './errors.ts';
import type { Seed } from './game.ts';
import { jsonFault } from './json.ts';

export const RECORD_FORMAT = 'three-crowns-record/1';

export interface RecordSeat {
  readonly name: string;
  /** The kind of bot that plays it; a person when it is left out. */
  readonly bot?: string;
}

/** As a person reads it: winners are seats from 1. */
export interface RecordResult {
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
  /** Without nonces the seed of the game itself; with them the server's part of it (see fair.ts). */
  readonly seed?: Seed;
  readonly seedHash?: string;
  readonly nonces?: readonly string[];
  /** A written situation in the place of the set-up. */
  readonly position?: readonly string[];
  readonly moves: readonly string[];
  readonly result?: RecordResult;
}

const MOST_SEATS = 16;
const MOST_MOVES = 100_000;
export const MOVE_LENGTH = 200;
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
  'seed',
  'seedHash',
  'nonces',
  'position',
  'moves',
  'result',
] as const satisfies readonly (keyof GameRecord)[];
const OPTIONAL: readonly string[] = ['seed', 'seedHash', 'nonces', 'position', 'result'];
const REQUIRED = KEYS.filter((key) => !OPTIONAL.includes(key));

type Fields = Readonly<Record<string, unknown>>;

/** Checks everything that can be checked without the game. */
export function parseRecord(raw: unknown): GameRecord {
  const fault = jsonFault(raw, '');
  if (fault !== undefined) throw new BadInput('', fault);
  const fields = objectAt(raw, '', REQUIRED, OPTIONAL);
  const seats = listAt(fields.seats, 'seats', { most: MOST_SEATS }).map(parseSeat);
  return {
    format: oneOfAt(fields.format, 'format', [RECORD_FORMAT]),
    game: lineAt(fields.game, 'game', TEXT_LENGTH),
    rulesVersion: wholeAt(fields.rulesVersion, 'rulesVersion', 0, 1_000_000),
    contentHash: lineAt(fields.contentHash, 'contentHash', TEXT_LENGTH),
    options: parseOptions(fields.options),
    seats,
    ...parseLuck(fields),
    ...(fields.position === undefined
      ? {}
      : { position: linesAt(fields.position, 'position', MOST_LINES, LINE_LENGTH) }),
    moves: listAt(fields.moves, 'moves', { most: MOST_MOVES }).map(parseLine),
    ...(fields.result === undefined ? {} : { result: parseResult(fields.result, seats.length) }),
  };
}

/** Pretty JSON in a fixed order of keys: a line for each field, each seat, each line of the position and each move. */
export function formatRecord(record: GameRecord): string {
  const fields = KEYS.filter((key) => record[key] !== undefined).map(
    (key) => `  ${JSON.stringify(key)}: ${formatField(record[key])}`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** The record as it may be shown while the game runs: without the seed, where its hash stands for it. */
export function publicRecord(record: GameRecord): GameRecord {
  if (record.seedHash === undefined) return record;
  const { seed: _secret, ...shown } = record;
  return shown;
}

export function formatLine(seat: number, text: string): string {
  return `${seat + 1} ${text}`;
}

/** Seat (from 0) and move text of a line that `parseRecord` has let through. */
export function splitLine(line: string): { seat: number; text: string } {
  const space = line.indexOf(' ');
  return { seat: Number(line.slice(0, space)) - 1, text: line.slice(space + 1) };
}

function linesAt(raw: unknown, place: string, most: number, length: number): string[] {
  return listAt(raw, place, { most }).map((text, i) => lineAt(text, `${place}[${i}]`, length));
}

/** Any object: which options there are only the game knows. */
function parseOptions(raw: unknown): Fields {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Fields;
  throw new BadInput('options', `expected an object, found ${shown(raw)}`);
}

function parseLine(raw: unknown, i: number): string {
  const line = lineAt(raw, `moves[${i}]`, MOVE_LENGTH);
  if (/^[1-9]\d* \S/.test(line)) return line;
  throw new BadInput(`moves[${i}]`, `expected "<seat from 1> <move>", found ${shown(line)}`);
}

function parseSeat(raw: unknown, i: number): RecordSeat {
  const place = `seats[${i}]`;
  const { name: rawName, bot } = objectAt(raw, place, ['name'], ['bot']);
  const name = lineAt(rawName, `${place}.name`, TEXT_LENGTH);
  return bot === undefined ? { name } : { name, bot: lineAt(bot, `${place}.bot`, TEXT_LENGTH) };
}

function parseLuck({ seed, seedHash, nonces }: Fields): Pick<GameRecord, 'seed' | 'seedHash' | 'nonces'> {
  return {
    ...(seed === undefined ? {} : { seed: lineAt(seed, 'seed', TEXT_LENGTH) }),
    ...(seedHash === undefined ? {} : { seedHash: parseHash(seedHash) }),
    ...(nonces === undefined ? {} : { nonces: linesAt(nonces, 'nonces', MOST_SEATS, TEXT_LENGTH) }),
  };
}

function parseHash(raw: unknown): string {
  if (typeof raw === 'string' && /^[0-9a-f]{64}$/.test(raw)) return raw;
  throw new BadInput('seedHash', `expected 64 hexadecimal digits, found ${shown(raw)}`);
}

function parseResult(raw: unknown, seats: number): RecordResult {
  const fields = objectAt(raw, 'result', ['scores', 'winners']);
  const scores = listAt(fields.scores, 'result.scores', seats).map((score, i) => {
    if (typeof score === 'number') return score;
    throw new BadInput(`result.scores[${i}]`, `expected a number, found ${shown(score)}`);
  });
  const winners = listAt(fields.winners, 'result.winners', { most: seats }).map((seat, i) =>
    wholeAt(seat, `result.winners[${i}]`, 1, seats),
  );
  return { scores, winners };
}

function formatField(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((part) => `    ${JSON.stringify(part)}`).join(',\n')}\n  ]`;
}
