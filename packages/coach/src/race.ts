/**
 * A race of first moves: all run in the same worlds, and who is clearly beaten runs no further. It is left as soon as nothing can
 * come of it, so that the long looks go to the few situations that are worth them.
 */
import { type Endings, type Estimate, estimateFrom, type Job, type Work } from '@three-crowns/ai';
import type { Seat } from '@three-crowns/core';
import { FRESH, JUDGED } from './trial.ts';

/** The winner is so much better than any that does not count, by so many standard errors. */
const LEAD = 0.06;
const ERRORS = 3;
/** First moves with so little less chance, by so small an error, are as good; no more of them than this. */
const AS_GOOD = 0.01;
const MOST_AS_GOOD = 4;
/** Who has lost or won has nothing to find. */
const HOPE = [0.05, 0.98] as const;
/** A verdict stands before all worlds are met where so many errors more or less make no difference. */
const DOUBT = 1;
/** So often all are looked at. */
const LOOKS = 12;
/** So many lines enter at once. */
const GROUP = 2;
/** Worlds between two looks at a duel, and at lines that challenge another. */
const AT_ONCE = 64;
const IN_A_ROUND = 16;
/** A line stands where every challenger has so much less, by so many standard errors. */
const STANDING = 0.02;
const STANDING_ERRORS = 2;

/** Lines by their numbers. */
export interface Race {
  /** The best, then those that are as good. */
  readonly good: readonly number[];
  /** The best of all others. */
  readonly next: number;
  readonly chance: number;
  readonly nextChance: number;
}

interface Runner {
  readonly line: number;
  /** In the worlds from the first on, as far as it ran. */
  readonly chances: number[];
}

/**
 * The lines come with the likeliest first, and enter by and by: a race that one of them makes hopeless is left before the others run.
 * `obvious` is the number of the line that comes to mind first; it enters at once. Undefined where no other stands out.
 */
export function* raced(job: Job, obvious: number, worlds: number): Generator<Work, Race | undefined, Endings> {
  const runners = job.plans.map((_, line): Runner => ({ line, chances: [] }));
  const worldsAt = (look: number): number => Math.ceil((worlds * look) / LOOKS);
  const waiting = runners.filter(({ line }) => line !== 0 && line !== obvious);
  let entered: readonly Runner[] = [];
  let running: readonly Runner[] | undefined;
  for (let group = [runners[0], runners[obvious]]; group.length > 0; group = waiting.splice(0, GROUP)) {
    yield* run(job, group, worldsAt(1));
    entered = [...entered, ...group];
    running = stillRunning(entered, obvious);
    if (running === undefined) return undefined;
  }
  for (let look = 2; look <= LOOKS && running !== undefined && running.length > 1; look++) {
    yield* run(job, running, worldsAt(look));
    running = stillRunning(running, obvious);
  }
  return running && resultOf(runners, running[0]);
}

/** The winner, and whom more worlds may tell more of. Undefined where a line is near, or the obvious one is as good as any. */
function stillRunning(running: readonly Runner[], obvious: number): readonly Runner[] | undefined {
  const winner = bestOf(running);
  const rivals = rivalsOf(winner, running);
  const close = rivals.filter(({ lead }) => !mayBeClear(lead));
  const isObvious = winner.line === obvious || close.some(({ runner }) => runner.line === obvious);
  if (isObvious || !isHopeful(winner)) return undefined;
  if (close.length > MOST_AS_GOOD || close.some(({ lead }) => !isAsGood(lead))) return undefined;
  return [winner, ...rivals.filter(({ lead }) => !isSettled(lead)).map(({ runner }) => runner)];
}

/** The lead of the first line of a job over the second, in more and more worlds that nobody has met, until that is enough. */
export function* duelled(
  job: Job,
  most: number,
  isEnough: (lead: Estimate) => boolean,
): Generator<Work, Estimate, Endings> {
  const runners = job.plans.map((_, line): Runner => ({ line, chances: [] }));
  for (let worlds = AT_ONCE; ; worlds += AT_ONCE) {
    yield* run(job, runners, worlds, JUDGED);
    const [{ lead }] = rivalsOf(runners[0], runners);
    if (worlds >= most || isEnough(lead)) return lead;
  }
}

/** Whether the first line of a job is better than all others. Who is clearly worse runs no further; one that is not ends it. */
export function* stood(job: Job, most: number): Generator<Work, boolean, Endings> {
  const [first, ...others] = job.plans.map((_, line): Runner => ({ line, chances: [] }));
  let challengers: readonly Runner[] = others;
  for (let worlds = IN_A_ROUND; worlds <= most && challengers.length > 0; worlds += IN_A_ROUND) {
    yield* run(job, [first, ...challengers], worlds);
    const rivals = rivalsOf(first, [first, ...challengers]);
    if (rivals.some(({ lead: { mean, error } }) => mean + STANDING_ERRORS * error < STANDING)) return false;
    challengers = rivals.filter(({ lead }) => !isBeaten(lead)).map(({ runner }) => runner);
  }
  return challengers.length === 0;
}

const isBeaten = ({ mean, error }: Estimate): boolean => mean - STANDING_ERRORS * error > STANDING;

/** On to so many worlds; chances are read where the job's horizon is. */
function* run(job: Job, running: readonly Runner[], until: number, first = FRESH): Generator<Work, void, Endings> {
  const from = running[0].chances.length;
  const plans = running.map(({ line }) => line);
  const tasks = Array.from({ length: until - from }, (_, i) => ({ world: first + from + i, plans }));
  for (const ends of yield { job, tasks }) note(running, ends, job.seat);
}

function note(running: readonly Runner[], ends: Endings[number], seat: Seat): void {
  for (let i = 0; i < running.length; i++) running[i].chances.push(ends[i].shares[seat]);
}

function bestOf(runners: readonly Runner[]): Runner {
  return runners.reduce((best, one) => (chanceOf(one) > chanceOf(best) ? one : best));
}

const chanceOf = ({ chances }: Runner): number => estimateFrom(chances).mean;

interface Rival {
  readonly runner: Runner;
  /** The winner's lead over it, in the worlds that both met. */
  readonly lead: Estimate;
}

function rivalsOf(winner: Runner, runners: readonly Runner[]): Rival[] {
  const others = runners.filter((one) => one !== winner);
  return others.map((runner) => {
    const lead = estimateFrom(runner.chances.map((chance, world) => winner.chances[world] - chance));
    return { runner, lead };
  });
}

function isHopeful(winner: Runner): boolean {
  const chance = chanceOf(winner);
  return chance > HOPE[0] && chance < HOPE[1];
}

const isAsGood = ({ mean, error }: Estimate): boolean => mean < AS_GOOD && error < AS_GOOD;
const isClear = ({ mean, error }: Estimate): boolean => mean >= LEAD && mean > ERRORS * error;
const mayBeClear = ({ mean, error }: Estimate): boolean => mean + DOUBT * error >= LEAD;
const isSettled = (lead: Estimate): boolean =>
  (isClear(lead) && lead.mean - DOUBT * lead.error >= LEAD) || lead.mean + DOUBT * lead.error < AS_GOOD;

function resultOf(runners: readonly Runner[], winner: Runner): Race | undefined {
  const rivals = rivalsOf(winner, runners);
  const good = rivals.filter(({ lead }) => isAsGood(lead));
  const worse = rivals.filter(({ lead }) => isClear(lead)).sort((a, b) => a.lead.mean - b.lead.mean);
  if (worse.length === 0 || good.length + worse.length < rivals.length) return undefined;
  const [{ runner: next, lead }] = worse;
  const chance = chanceOf(winner);
  return {
    good: [winner.line, ...good.map(({ runner }) => runner.line)],
    next: next.line,
    chance,
    nextChance: Math.max(0, chance - lead.mean),
  };
}
