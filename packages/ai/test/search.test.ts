/** Turn search, on the toy game. */
import { luckOf, worldLuck } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';
import { type Move, type State, type Toy, toy } from '../../core/test/toy/index.ts';
import {
  type Crew,
  crewOf,
  finish,
  makeRoller,
  type SearchSettings,
  searchPlayer,
  type Thinking,
  type Work,
} from '../src/index.ts';
import { makeValue } from '../src/judgement.ts';
import { makePlanner } from '../src/planner.ts';
import type { Task } from '../src/search/work.ts';
import { type Spot, spots, turnWith } from './spots.ts';

const SETTINGS: SearchSettings = { value: 'hand', situations: 200, rolloutSituations: 20, plans: 6, rollouts: 48 };
const SPOTS = spots(1);
const wide = turnWith([1, 5, 9, 13]);
/** Inside the ability that gives two choices of crown or shield: nothing hidden matters. */
const gaining = turnWith([3, 7], { stack: [{ effect: { kind: 'gain' }, seat: 0, source: 1, left: 2 }] });

const sit = (game: Toy, { seat }: Spot, settings = SETTINGS) => searchPlayer(game, seat, settings);
const viewOf = ({ state, seat }: Spot): State => toy.secrets.view(state, seat);
const choose = (spot: Spot, thinking?: Thinking) => sit(toy, spot).choose(viewOf(spot), luckOf('search'), thinking);

/** A worker who takes the work as a message would carry it, and a while for it. */
function workerOf(): Crew {
  const roll = makeRoller(toy);
  return async (work) => {
    const carried: Work = JSON.parse(JSON.stringify(work));
    for (let i = carried.tasks[0].world % 3; i > 0; i--) await Promise.resolve();
    return roll(carried);
  };
}

/** With so many workers; tells the tasks that were given out. */
async function choosePooled(spot: Spot, workers: number) {
  const given: Task[] = [];
  const crew = crewOf(Array.from({ length: workers }, workerOf));
  const thought = sit(toy, spot).think(viewOf(spot), luckOf('search'));
  const choice = await finish(thought, (work) => {
    given.push(...work.tasks);
    return crew(work);
  });
  return { choice, given };
}

describe('a search', () => {
  it('answers alike whatever the number of workers', async () => {
    for (const spot of [...SPOTS, wide]) {
      const alone = choose(spot);
      for (const workers of [1, 3]) expect((await choosePooled(spot, workers)).choice).toEqual(alone);
    }
  });

  it('plays all plans on in the same worlds, and the better half in more', async () => {
    const { given, choice } = await choosePooled(wide, 1);
    expect(given.map(({ world }) => world)).toEqual(given.map((_, i) => i));
    const counts = given.map(({ plans }) => plans.length);
    expect(counts).toEqual(counts.slice().sort((a, b) => b - a));
    expect(counts.at(-1)).toBeLessThan(counts[0]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(choice.rollouts);
  });

  it('keeps its budget in rollouts, its own or one it is given', () => {
    expect(choose(wide).rollouts).toBeLessThanOrEqual(SETTINGS.rollouts);
    expect(choose(wide).rollouts).toBeGreaterThan(SETTINGS.rollouts / 2);
    expect(choose(wide, { budget: { rollouts: 20 } }).rollouts).toBeLessThanOrEqual(20);
  });

  it('keeps a budget in milliseconds by the clock it is given', () => {
    let time = 0;
    const now = () => {
      time += 1;
      return time;
    };
    const short = choose(wide, { budget: { ms: 40 }, now });
    expect(time).toBeLessThan(50);
    expect(choose(wide, { budget: { ms: 400 }, now }).rollouts).toBeGreaterThan(short.rollouts);
  });

  it('tells how far it is, and answers at once when it is stopped', () => {
    const told: number[] = [];
    const whole = choose(wide, { onProgress: (done) => told.push(done) });
    expect(told).toEqual(told.slice().sort((a, b) => a - b));
    expect(told.at(-1)).toBeGreaterThan(0.8);
    const stopped = choose(wide, { isStopped: () => true });
    expect(stopped.rollouts).toBeLessThan(whole.rollouts);
    expect(toy.rules.legalMoves(wide.state, wide.seat)).toContainEqual(stopped.move);
  });

  it('gives nothing more to its workers once it is stopped, and answers with what it has', async () => {
    let begun = 0;
    const isStopped = () => begun > 0;
    const worker = workerOf();
    const counted: Crew = (work) => {
      begun += 1;
      return worker(work);
    };
    const thought = sit(toy, wide).think(viewOf(wide), luckOf('search'), { isStopped });
    const { move, rollouts } = await finish(thought, crewOf([counted, counted], isStopped));
    expect(begun).toBe(1);
    expect(rollouts).toBe(SETTINGS.plans);
    expect(toy.rules.legalMoves(wide.state, wide.seat)).toContainEqual(move);
  });

  it('gives out as many worlds at once as there are workers, where time is what it has', () => {
    let time = 0;
    const now = () => ++time;
    const thought = sit(toy, wide).think(viewOf(wide), luckOf('search'), { budget: { ms: 40 }, now, workers: 3 });
    expect((thought.next().value as Work).tasks).toHaveLength(3);
  });

  it('takes the plan whose end looks best where no world is played on', () => {
    const planner = makePlanner(toy, makeValue(toy, 'hand', 3));
    const player = sit(toy, gaining, { ...SETTINGS, rollouts: 0 });
    const [best] = planner.plans(gaining.state, 0, SETTINGS.situations, 1);
    expect(player.choose(viewOf(gaining), luckOf('none'))).toEqual({ move: best.moves[0], rollouts: 0 });
  });

  it('does not think where there is nothing to decide', () => {
    const lonely = turnWith([3], { deck: [] });
    expect(choose(lonely)).toEqual({ move: { do: 'play', card: 3 }, rollouts: 0 });
  });
});

describe('a rollout', () => {
  /** By turn: how often somebody was asked in it, and where it was judged. */
  function turnsPlayed(horizon: number): { asked: Set<number>; judgedIn: number } {
    const asked = new Set<number>();
    let judgedIn = -1;
    const game: Toy = {
      ...toy,
      rules: {
        ...toy.rules,
        play(state, ...rest) {
          asked.add(toy.instinct.turnOf(state));
          toy.rules.play(state, ...rest);
        },
      },
      instinct: {
        ...toy.instinct,
        evaluate(state, worth) {
          judgedIn = toy.instinct.turnOf(state);
          toy.instinct.evaluate(state, worth);
        },
      },
    };
    const job = { view: viewOf(wide), seat: 0, memory: undefined, luckKey: 1, value: 'hand', seats: 3 } as const;
    const plans = [[toy.instinct.moveKey({ do: 'draw' })]];
    makeRoller(game)({ job: { ...job, plans, horizon, situations: 20 }, tasks: [{ world: 0, plans: [0] }] });
    return { asked, judgedIn };
  }

  it.each([0, 1, 2, 3])('plays %i turns on after its own, and judges where the next begins', (horizon) => {
    const first = toy.instinct.turnOf(wide.state);
    const { asked, judgedIn } = turnsPlayed(horizon);
    expect([...asked].sort((a, b) => a - b)).toEqual(Array.from({ length: horizon + 1 }, (_, i) => first + i));
    expect(judgedIn).toBe(first + horizon + 1);
  });
});

describe('a plan', () => {
  const state = toy.rules.clone(wide.state);
  const player = sit(toy, wide);

  it('is kept through the turn, and thought over when the seat sees another thing than it expected', () => {
    const first = player.choose(viewOf({ state, seat: 0 }), worldLuck('kept'));
    expect(first.rollouts).toBeGreaterThan(0);
    toy.rules.play(state, 0, first.move as Move);
    expect(player.choose(viewOf({ state, seat: 0 }), worldLuck('kept')).rollouts).toBe(0);
    const other = sit(toy, wide);
    other.choose(viewOf(wide), worldLuck('kept'));
    const surprised = { ...state, crowns: [4, 0, 0] };
    expect(other.choose(viewOf({ state: surprised, seat: 0 }), worldLuck('kept')).rollouts).toBeGreaterThan(0);
  });
});

describe('memory and a thoughtful deal', () => {
  it('are given what the seat saw, and nothing else', () => {
    const dealt: unknown[] = [];
    const game: Toy = {
      ...toy,
      instinct: {
        ...toy.instinct,
        memory: {
          begin: () => ({ seen: [] as string[] }),
          observe: (memory, _seat, event) => (memory as { seen: string[] }).seen.push(event.kind),
        },
        deal(view, _seat, luck, memory) {
          dealt.push(structuredClone(memory));
          return toy.secrets.determinize(view, luck);
        },
      },
    };
    const player = sit(game, wide);
    player.observe?.([{ kind: 'rolled', seat: 1, value: 3 }], viewOf(wide));
    player.choose(viewOf(wide), worldLuck('memory'));
    expect(dealt.length).toBeGreaterThan(1);
    for (const memory of dealt) expect(memory).toEqual({ seen: ['rolled'] });
  });
});
