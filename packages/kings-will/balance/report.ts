/** Plays greedy games, or random ones with `--budget 0`, and prints what the content table is worth, as Markdown: `npm run balance -- --games 2000`. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { BadInput } from '@three-crowns/core';
import { SEATS, VARIANTS, type Variant } from '../src/vocabulary.ts';
import type { Job } from './plan.ts';
import { printReport } from './print.ts';
import { merge, type Tally } from './tally.ts';

const DEFAULT_GAMES = 100;
/** The bot of the table looks at 400; with so few thousands of games take minutes, and it plays a little worse. */
const DEFAULT_BUDGET = 8;
const MOST_BUDGET = 100_000;
const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 256;
/** Games of a job: small enough that nobody waits long for the last one. */
const JOB = 5;

const OPTIONS = {
  games: { type: 'string', default: `${DEFAULT_GAMES}` },
  seed: { type: 'string', default: '1' },
  budget: { type: 'string', default: `${DEFAULT_BUDGET}` },
  workers: { type: 'string', default: `${availableParallelism()}` },
  variant: { type: 'string', multiple: true, default: [...VARIANTS] as string[] },
  seats: { type: 'string', multiple: true, default: ['2', '3', '4'] as string[] },
} satisfies ParseArgsOptionsConfig;

function whole(text: string, place: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new BadInput(place, `expected a whole number from ${least} to ${most}, found "${text}"`);
}

function variantOf(text: string): Variant {
  const variant = VARIANTS.find((name) => name === text);
  if (variant === undefined) throw new BadInput('--variant', `expected ${VARIANTS.join(', ')}, found "${text}"`);
  return variant;
}

type Table = Pick<Job, 'variant' | 'seats'>;

function* jobsOf(
  tables: readonly Table[],
  games: number,
  rest: Pick<Job, 'seed' | 'budget'>,
): Generator<Job, undefined> {
  for (const { variant, seats } of tables) {
    for (let from = 0; from < games; from += JOB) {
      yield { variant, seats, ...rest, from, to: Math.min(games, from + JOB) };
    }
  }
}

const nameOf = ({ variant, seats }: Table): string => `${variant} ${seats}`;

/** All workers take from the same jobs until there are none left. */
async function playAll(jobs: Generator<Job, undefined>, workers: number): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      try {
        for (let next = jobs.next(); next.done !== true; next = jobs.next()) {
          const answered: Promise<Tally[]> = once(worker, 'message');
          worker.postMessage(next.value);
          const [part] = await answered;
          const name = nameOf(next.value);
          const tally = tallies.get(name) ?? {};
          merge(tally, part);
          tallies.set(name, tally);
        }
      } finally {
        jobs.return(undefined);
        await worker.terminate();
      }
    }),
  );
  return tallies;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const games = whole(values.games, '--games', 1, MOST_GAMES);
  const workers = whole(values.workers, '--workers', 1, MOST_WORKERS);
  const counts = values.seats.map((text) => whole(text, '--seats', SEATS.min, SEATS.max));
  const tables = values.variant.flatMap((text) => counts.map((seats): Table => ({ variant: variantOf(text), seats })));
  const budget = whole(values.budget, '--budget', 0, MOST_BUDGET);
  const tallies = await playAll(jobsOf(tables, games, { seed: values.seed, budget }), workers);
  const lines = tables.flatMap((one) => printReport(one, tallies.get(nameOf(one)) ?? {}));
  console.log(
    [
      `# Balance: ${budget === 0 ? 'random bots' : `greedy bots (budget ${budget})`}, ${games} games per number of players, seed ${values.seed}`,
      '',
      ...lines,
    ].join('\n'),
  );
}

try {
  await main();
} catch (error) {
  // A slip in the arguments needs words, not a stack.
  if (!(error instanceof BadInput || (error instanceof TypeError && 'code' in error))) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
