/** The words after `npm run train --`, as a training and how it is run. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BadInput, shown } from '@three-crowns/core';
import { gameNamed } from './games.ts';
import type { Training } from './training.ts';
import { placeOf } from './weightsFile.ts';

export interface Order {
  readonly training: Training;
  readonly workers: number;
  readonly out: string;
  /** Go on with what the file has reached. */
  readonly resume: boolean;
}

export const USAGE = `npm run train -- <game> [options]

Learns by self-play what the situations of a game are worth, and writes the weights.

  --seats 2           numbers of players: 2, or 3-5
  --games 5000        of an iteration
  --iterations 7      times that games are played and a value is learned from them
  --seed crown        the same seed gives the same weights, however many workers there are
  --situations 200    that a player looks at for a turn, at most
  --explore 0.2       share of turns in which a player takes any of its best plans
  --blend 0.9         how much the end of a game counts; the rest is what the value says of the way there
  --penalty 0.003     on large weights, as a share of the samples
  --step 0.5          how far weights go to what an iteration says; the first goes all the way
  --memory 1          iterations, the last ones, whose games are learned from together; --resume goes with 1 alone
  --option key=a,b    values of an option of the game, taken in turn; may be given again for others
  --workers 1         threads; all cores but one when left out
  --out <file>        packages/<game>/src/instinct/weights/<seats>.json when left out
  --resume            goes on with what the file has reached
`;

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  seats: { ...TEXT, default: '2' },
  games: { ...TEXT, default: '5000' },
  iterations: { ...TEXT, default: '7' },
  seed: { ...TEXT, default: 'crown' },
  situations: { ...TEXT, default: '200' },
  explore: { ...TEXT, default: '0.2' },
  blend: { ...TEXT, default: '0.9' },
  penalty: { ...TEXT, default: '0.003' },
  step: { ...TEXT, default: '0.5' },
  memory: { ...TEXT, default: '1' },
  option: { ...TEXT, multiple: true },
  workers: TEXT,
  out: TEXT,
  resume: { type: 'boolean', default: false },
} as const;

export function readOrder(argv: readonly string[]): Order {
  const { values, positionals } = parsed(argv);
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) throw new BadInput('', 'expected the name of one game');
  const training: Training = {
    game,
    seats: seatsOf(game, values.seats),
    seed: values.seed,
    iterations: wholeOf(values.iterations, '--iterations'),
    games: wholeOf(values.games, '--games'),
    situations: wholeOf(values.situations, '--situations'),
    explore: shareOf(values.explore, '--explore'),
    blend: shareOf(values.blend, '--blend'),
    penalty: shareOf(values.penalty, '--penalty'),
    step: shareOf(values.step, '--step'),
    memory: wholeOf(values.memory, '--memory'),
    options: optionsOf(values.option ?? []),
  };
  if (values.resume && training.memory > 1)
    throw new BadInput('--resume', 'expected --memory 1: the games of iterations before are not kept');
  return {
    training,
    workers:
      values.workers === undefined ? Math.max(1, availableParallelism() - 1) : wholeOf(values.workers, '--workers'),
    out: values.out === undefined ? placeOf(training) : resolve(values.out),
    resume: values.resume,
  };
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new BadInput('', error instanceof Error ? error.message : String(error));
  }
}

/** "2", or "3-5" for three, four and five in turn. */
function seatsOf(game: string, text: string): number[] {
  const { min, max } = gameNamed(game).seats;
  const [from, to = from] = text.split('-').map(Number);
  if (!(Number.isInteger(from) && Number.isInteger(to) && min <= from && from <= to && to <= max)) {
    throw new BadInput('--seats', `expected numbers from ${min} to ${max}, like 2 or 3-${max}, found ${shown(text)}`);
  }
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Whether a value is one of the game is for its `parseOptions` to say. */
function optionsOf(texts: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, key, values] = /^([^=]+)=(.+)$/.exec(text) ?? [];
      if (key === undefined) throw new BadInput('--option', `expected key=value, found ${shown(text)}`);
      return [key, values.split(',')];
    }),
  );
}

function wholeOf(text: string, place: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new BadInput(place, `expected a whole number from 1, found ${shown(text)}`);
  return value;
}

function shareOf(text: string, place: string): number {
  const value = Number(text);
  if (!(value >= 0 && value <= 1)) throw new BadInput(place, `expected a number from 0 to 1, found ${shown(text)}`);
  return value;
}
