/** The options of a game from the command line: --seats, --option key=value, --content file. */
import { type AnyGame, BadInput, shown } from '@three-crowns/core';
import { didYouMean } from './args/nearest.ts';
import { knownIn, text, texts, whole } from './args/option.ts';
import { inPlace } from './errors.ts';
import { placeOf, readJson } from './files.ts';

const MOST_SEATS = 16;

export const GAME_ARGUMENT = { name: 'game', about: 'the id of a game (crowns games lists them)' };

export const GAME_OPTIONS = {
  seats: whole('number of seats', 1, MOST_SEATS),
  option: texts('key=value', 'an option of the game'),
  content: text('file', 'a table of your own (JSON) instead of the built-in content'),
};

export interface GivenOptions {
  readonly seats: number;
  readonly option: readonly string[];
  readonly content: string | undefined;
}

export function checkSeats({ seats: { min, max } }: AnyGame, seats: number): number {
  if (seats >= min && seats <= max) return seats;
  throw new BadInput('--seats', `expected a whole number from ${min} to ${max}, found ${seats}`);
}

/** As many as are asked for; else as many as `option` names, or as few as the game allows. */
export function seatsFor(game: AnyGame, asked: number | undefined, option: string, names: readonly string[]): number {
  const { min, max } = game.seats;
  if (asked !== undefined) return checkSeats(game, asked);
  if (names.length > max) throw new BadInput(option, `expected at most ${max}, found ${names.length}`);
  return Math.max(names.length, min);
}

/** Plain JSON as a record keeps it, checked by the game. */
export async function readOptions(game: AnyGame, given: GivenOptions): Promise<Readonly<Record<string, unknown>>> {
  const pairs = new Map(given.option.map((one) => pairOf(game, one)));
  if (pairs.size < given.option.length) throw new BadInput('--option', 'expected every key once');
  const raw = { seats: given.seats, ...Object.fromEntries(pairs) };
  if (given.content === undefined) return checked(game, raw, '--option');
  if (pairs.has('content'))
    throw new BadInput('--content', 'expected either --content or --option content, found both');
  const content = await readJson(given.content);
  return checked(game, { ...raw, content }, placeOf(given.content));
}

function checked(game: AnyGame, raw: unknown, place: string): Readonly<Record<string, unknown>> {
  return inPlace(place, () => game.formatOptions(game.parseOptions(raw)));
}

function pairOf(game: AnyGame, given: string): [string, string] {
  const equals = given.indexOf('=');
  if (equals < 0) throw new BadInput('--option', `expected key=value, found ${shown(given)}`);
  const [key, value] = [given.slice(0, equals), given.slice(equals + 1)];
  const spec = game.options.find((one) => one.key === key);
  if (spec === undefined) {
    const keys = game.options.map((one) => one.key);
    throw new BadInput(
      '--option',
      `expected ${keys.join(', ')} before the =, found ${shown(key)}${didYouMean(key, keys)}`,
    );
  }
  return [key, knownIn(value, `--option ${key}`, spec.values)];
}
