/**
 * Sequential halving: all plans are played on in the same worlds, then the better half of them in as many more, and so on
 * until one is left. The worlds are counted from 0, so the same plans meet the same worlds however the work is shared out.
 */
import type { Thinking } from '../bot.ts';
import type { Results, Task } from './work.ts';

export interface Course {
  /** Rollouts, where no milliseconds are given. */
  readonly rollouts: number;
  readonly thinking: Thinking;
}

export interface Found {
  /** Their numbers, the best first. */
  readonly plans: readonly number[];
  readonly rollouts: number;
}

/** The plans come with the best first: of equal ones the first is taken. */
export function* halving(count: number, { rollouts, thinking }: Course): Generator<readonly Task[], Found, Results> {
  const rounds = Math.ceil(Math.log2(count));
  const clock = clockOf(rollouts, thinking);
  const sums = Array<number>(count).fill(0);
  const visits = sums.slice();
  let alive = Array.from({ length: count }, (_, plan) => plan);
  let worlds = 0;
  let played = 0;
  for (let round = 1; round <= rounds; round++) {
    const until = round / rounds;
    for (let more = clock.worlds(until, played, alive.length); more > 0; ) {
      const results = yield Array.from({ length: more }, (_, i) => ({ world: worlds + i, plans: alive }));
      for (const values of results) {
        for (let i = 0; i < values.length; i++) {
          sums[alive[i]] += values[i];
          visits[alive[i]] += 1;
        }
      }
      worlds += results.length;
      played += results.length * alive.length;
      thinking.onProgress?.(Math.min(1, clock.done(played)));
      if (thinking.isStopped?.()) return found();
      more = clock.worlds(until, played, alive.length);
    }
    alive = bestOf().slice(0, Math.ceil(alive.length / 2));
  }
  return found();

  /** Sums may be compared: those alive have been in the same worlds. */
  function bestOf(): number[] {
    return alive.slice().sort((a, b) => sums[b] - sums[a] || a - b);
  }

  /** Those alive, then those that were given up, the last of them first. */
  function found(): Found {
    const given = new Set(alive);
    const rest = sums.map((_, plan) => plan).filter((plan) => !given.has(plan));
    rest.sort((a, b) => visits[b] - visits[a] || sums[b] - sums[a] || a - b);
    return { plans: [...bestOf(), ...rest], rollouts: played };
  }
}

interface Clock {
  /** How many worlds to play next so that this part of the budget is used; none when it is. */
  worlds(until: number, played: number, alive: number): number;
  done(played: number): number;
}

/** Worlds that are given out at once: enough for all workers, and few enough to be stopped soon. */
const AT_ONCE = 16;

function clockOf(rollouts: number, { budget, now, workers = 1 }: Thinking): Clock {
  if (budget === undefined || 'rollouts' in budget) {
    const all = budget?.rollouts ?? rollouts;
    return {
      worlds: (until, played, alive) => Math.min(AT_ONCE, Math.floor((until * all - played) / alive)),
      done: (played) => played / all,
    };
  }
  if (now === undefined) throw new Error('a budget in milliseconds needs a clock');
  const { ms } = budget;
  const began = now();
  const done = () => (now() - began) / ms;
  return { worlds: (until) => (done() < until ? workers : 0), done };
}
