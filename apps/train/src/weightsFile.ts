/** Where weights are kept, with how they were made. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BadInput,
  canonicalJson,
  type Features,
  formatWeights,
  listAt,
  numberAt,
  objectAt,
  parseJson,
  type Weights,
  type WeightsFile,
  weightsOf,
  wholeAt,
} from '@three-crowns/core';
import type { Training } from './training.ts';

/** In the game's own package, one file for each group of numbers of players. */
export function placeOf({ game, seats }: Pick<Training, 'game' | 'seats'>): string {
  const name = seats.length === 1 ? `${seats[0]}` : `${seats[0]}-${seats[seats.length - 1]}`;
  return fileURLToPath(new URL(`../../../packages/${game}/src/instinct/weights/${name}.json`, import.meta.url));
}

/** How far a training has come: iterations that are done, and what was learned in them. */
export interface Reached {
  readonly iterations: number;
  readonly weights: Weights | undefined;
}

export const UNTRAINED: Reached = { iterations: 0, weights: undefined };

/** Written there first, and renamed: who is interrupted finds the old file or the new one. */
const beside = (path: string): string => `${path}.tmp`;

/** Hours of training are not begun where what they bring cannot be kept. */
export function checkPlace(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(beside(path), '');
    rmSync(beside(path));
  } catch (error) {
    throw new BadInput(path, `cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What the file says of this very training; the file of another one is refused. */
export function readReached(path: string, training: Training, { names, version }: Features<unknown>): Reached {
  if (!existsSync(path)) return UNTRAINED;
  const { made: raw, weights: rows, ...rest } = objectAt(parseJson(readFileSync(path, 'utf8'), path), path, FIELDS);
  const { iterations, ...made } = fieldsOf(raw);
  const found = { ...rest, made, weights: Object.keys(fieldsOf(rows)).slice(0, names.length) };
  const wanted = { features: version, seats: training.seats, made: howMade(training), weights: names };
  if (canonicalJson(found) !== canonicalJson(wanted)) {
    throw new BadInput(path, 'is of another training, which cannot be gone on with; leave --resume out to begin anew');
  }
  const weights = Object.fromEntries(
    Object.entries(fieldsOf(rows)).map(([name, row]) => [name, pairAt(row, `${path}: weights.${name}`)]),
  );
  return {
    iterations: wholeAt(iterations, `${path}: made.iterations`, 1, MOST),
    weights: weightsOf({ names, version }, [{ ...wanted, weights }])(training.seats[0]),
  };
}

const FIELDS = ['features', 'seats', 'made', 'weights'] as const satisfies readonly (keyof WeightsFile)[];
const MOST = 1_000_000;

const fieldsOf = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null ? { ...raw } : {};

const pairAt = (raw: unknown, place: string): readonly number[] =>
  listAt(raw, place, 2).map((one) => numberAt(one, place));

export function writeWeights(
  path: string,
  training: Training,
  { names, version }: Features<unknown>,
  iterations: number,
  weights: Weights,
): Reached {
  const made = { ...howMade(training), iterations };
  const file: WeightsFile = { features: version, seats: training.seats, made, weights: formatWeights(names, weights) };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(beside(path), formatted(file));
  renameSync(beside(path), path);
  // The next iteration plays with what is in the file, so that one that was interrupted goes on alike.
  return { iterations, weights: weightsOf({ names, version }, [file])(training.seats[0]) };
}

/** All that decides the weights but the number of iterations. */
function howMade({
  seed,
  options: choices,
  games,
  situations,
  explore,
  blend,
  penalty,
  step,
  memory,
}: Training): Readonly<Record<string, unknown>> {
  const options = Object.entries(choices).map(([key, values]) => `${key}=${values.join(',')}`);
  const numbers = { games, situations, explore, blend, penalty, step };
  return { seed, ...(options.length > 0 && { options }), ...numbers, ...(memory > 1 && { memory }) };
}

/** A feature a line, as the formatter of the project writes it. */
function formatted({ features, seats, made, weights }: WeightsFile): string {
  const list = (values: readonly number[]) => `[${values.join(', ')}]`;
  const rows = Object.entries(weights).map(([name, pair]) => `    ${JSON.stringify(name)}: ${list(pair)}`);
  const how = Object.entries(made).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return [
    '{',
    `  "features": ${features},`,
    `  "seats": ${list(seats)},`,
    `  "made": {\n${how.join(',\n')}\n  },`,
    `  "weights": {\n${rows.join(',\n')}\n  }`,
    '}',
    '',
  ].join('\n');
}
