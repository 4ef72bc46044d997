/** Plays games among bots and prints what the content table is worth, as Markdown: `npm run balance -- --games 2000`. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { BadInput } from '@three-crowns/core';
import { SEATS, VARIANTS, type Variant } from '../src/vocabulary.ts';
import { KNOCK_OUTS } from './knockOut.ts';
import { type Job, PLAYERS, type PlayerName } from './plan.ts';
import { printKnockOuts, printReport } from './print.ts';
import { merge, type Tally } from './tally.ts';

const DEFAULT_GAMES = 100;
/** Of players who plan, as the greedy bot of the table has it. */
const DEFAULT_BUDGET = 400;
const MOST_BUDGET = 100_000;
const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 256;
/** Games of a job: small enough that nobody waits long for the last one. */
const JOB = 5;

const OPTIONS = {
  games: { type: 'string', default: `${DEFAULT_GAMES}` },
  seed: { type: 'string', default: '1' },
  player: { type: 'string', default: PLAYERS[0] as string },
  'knock-out': { type: 'string', multiple: true, default: [] as string[] },
  budget: { type: 'string', default: `${DEFAULT_BUDGET}` },
  content: { type: 'string' },
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

function playerOf(text: string): PlayerName {
  const player = PLAYERS.find((name) => name === text);
  if (player === undefined) throw new BadInput('--player', `expected ${PLAYERS.join(', ')}, found "${text}"`);
  return player;
}

/** A custom table in a file. */
function contentIn(path: string | undefined): unknown {
  return path === undefined ? undefined : JSON.parse(readFileSync(path, 'utf8'));
}

/** `all`, or names of what is left out. */
function knockOutsOf(texts: readonly string[]): readonly string[] {
  if (texts.includes('all')) return KNOCK_OUTS;
  const strange = texts.find((text) => !KNOCK_OUTS.includes(text));
  if (strange === undefined) return texts;
  throw new BadInput('--knock-out', `expected all, ${KNOCK_OUTS.join(', ')}, found "${strange}"`);
}

type Table = Pick<Job, 'variant' | 'seats' | 'without'>;

function* jobsOf(
  tables: readonly Table[],
  games: number,
  rest: Pick<Job, 'seed' | 'player' | 'budget' | 'content'>,
): Generator<Job, undefined> {
  for (const one of tables) {
    for (let from = 0; from < games; from += JOB) {
      yield { ...one, ...rest, from, to: Math.min(games, from + JOB) };
    }
  }
}

const nameOf = ({ variant, seats, without }: Table): string => without ?? `${variant} ${seats}`;

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
  const variants = values.variant.map(variantOf);
  const player = playerOf(values.player);
  const budget = whole(values.budget, '--budget', 1, MOST_BUDGET);
  const knockOuts = knockOutsOf(values['knock-out']);
  const tables: Table[] =
    knockOuts.length > 0
      ? knockOuts.map((without) => ({ variant: variants[0], seats: 2, without }))
      : variants.flatMap((variant) => counts.map((seats) => ({ variant, seats })));
  const content = contentIn(values.content);
  const tallies = await playAll(jobsOf(tables, games, { seed: values.seed, player, budget, content }), workers);
  const bots = player === 'greedy' || player === 'learned' ? `${player} bots (budget ${budget})` : `${player} bots`;
  const lines =
    knockOuts.length > 0
      ? [`# Knock-out matches: ${bots}, ${games} deals each, ${variants[0]} game, seed ${values.seed}`, '']
      : [`# Balance: ${bots}, ${games} games per number of players, seed ${values.seed}`, ''];
  if (knockOuts.length > 0) lines.push(...printKnockOuts(tallies));
  else for (const one of tables) lines.push(...printReport(one, tallies.get(nameOf(one)) ?? {}));
  console.log(lines.join('\n'));
}

try {
  await main();
} catch (error) {
  // A slip in the arguments needs words, not a stack.
  if (!(error instanceof BadInput || (error instanceof TypeError && 'code' in error))) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
