/** What a coach is told: candidates, chances and points with their errors, and where points come from. */
import { type AnyGame, dealWorld, worldLuck } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';
import { type State, toy } from '../../core/test/toy/index.ts';
import { learnedToy } from '../../core/test/toy/learned.ts';
import { estimateFrom } from '../src/estimate.ts';
import {
  type Crew,
  crewOf,
  type Ending,
  type Endings,
  type Job,
  makePlanner,
  makeSurveyor,
  makeValue,
  outlookOf,
  termsBetween,
  type Work,
} from '../src/index.ts';
import { TO_THE_END } from '../src/search/roller.ts';
import { turnWith } from './spots.ts';

const WORLDS = 12;
const PLANS = 6;
/** A card that gains twice, and cards that do nothing. */
const wide = turnWith([1, 3, 7, 11]);

const { moveKey: keyOf }: AnyGame['instinct'] = toy.instinct;

/** All plans in the same worlds, to the end. */
function workIn(state: State): Work {
  const planner = makePlanner(toy, makeValue(toy, 'hand', 3));
  const plans = planner.plans(state, 0, 200, PLANS).map(({ moves }) => moves.map(keyOf));
  const view = toy.secrets.view(state, 0);
  const job: Job = {
    view,
    seat: 0,
    memory: undefined,
    luckKey: 7,
    plans,
    value: 'hand',
    seats: 3,
    horizon: TO_THE_END,
    situations: 20,
  };
  const all = plans.map((_, plan) => plan);
  return { job, tasks: Array.from({ length: WORLDS }, (_, world) => ({ world, plans: all })) };
}

const surveyed = (state: State): Endings => makeSurveyor(toy)(workIn(state));

it('a standard error is that of a mean', () => {
  const { mean, error } = estimateFrom([1, 2, 3, 4]);
  expect(mean).toBe(2.5);
  expect(error).toBeCloseTo(Math.sqrt(5 / 3 / 4), 12);
  expect(estimateFrom([7]).error).toBe(Number.POSITIVE_INFINITY);
});

describe('a survey', () => {
  const endings = surveyed(wide.state);

  it('plays every candidate to the end in the same worlds; the lines of a score add up', () => {
    expect(endings).toHaveLength(WORLDS);
    for (const ending of endings.flat()) {
      expect(ending.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      ending.lines.forEach((lines, seat) => {
        expect(Object.values(lines).reduce((sum, points) => sum + points, 0)).toBe(ending.points[seat]);
      });
    }
  });

  it('gives chances that add up to one, and points, for every seat', () => {
    const { chances, points } = outlookOf(endings, 0);
    expect(chances.map(({ mean }) => mean).reduce((sum, mean) => sum + mean, 0)).toBeCloseTo(1, 12);
    expect(points).toHaveLength(3);
    const own = endings.map((plans) => plans[0].points[0]);
    expect(points[0].mean).toBeCloseTo(own.reduce((sum, some) => sum + some, 0) / WORLDS, 12);
  });

  it('tells two candidates apart by lines of the score, and all of their difference', () => {
    const worst = PLANS - 1;
    const terms = termsBetween(endings, 0, worst, 0);
    expect(terms.length).toBeGreaterThan(0);
    const told = terms.reduce((sum, { points }) => sum + points.mean, 0);
    expect(told).toBeCloseTo(outlookOf(endings, 0).points[0].mean - outlookOf(endings, worst).points[0].mean, 9);
    const sizes = terms.map(({ points }) => Math.abs(points.mean));
    expect(sizes).toEqual(sizes.slice().sort((a, b) => b - a));
    expect(termsBetween(endings, 1, 1, 0)).toEqual([]);
  });

  it('may read chances before the end, where they were learned, and the points at the end', () => {
    const { job, tasks } = workIn(wide.state);
    const near: Job = { ...job, value: 'learned', horizon: 0, isToTheEnd: true };
    const survey = makeSurveyor(learnedToy);
    const [soon, last] = [survey({ job: near, tasks }), survey({ job: { ...near, horizon: job.horizon }, tasks })];
    const read = ({ points, lines, turns }: Ending) => ({ points, lines, turns });
    expect(soon.flat().map(read)).toEqual(last.flat().map(read));
    for (const { shares } of soon.flat()) {
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      for (const share of shares) expect(share).toBeGreaterThan(0);
    }
    const standing = survey({ job: { ...near, isToTheEnd: false }, tasks });
    expect(standing.flat().map(({ shares }) => shares)).toEqual(soon.flat().map(({ shares }) => shares));
    expect(standing.flat().map(({ points }) => points)).not.toEqual(soon.flat().map(({ points }) => points));
  });

  it('is played on to the end by the quick policy of the game, where it has one, once the chances are read', () => {
    const { job, tasks } = workIn(wide.state);
    const near: Job = { ...job, value: 'learned', horizon: 0, isToTheEnd: true };
    let quick = 0;
    const hasty: typeof learnedToy = {
      ...learnedToy,
      instinct: {
        ...learnedToy.instinct,
        quick(world, seat) {
          quick += 1;
          return toy.rules.legalMoves(world, seat)[0];
        },
      },
    };
    const [planned, hurried] = [
      makeSurveyor(learnedToy)({ job: near, tasks }),
      makeSurveyor(hasty)({ job: near, tasks }),
    ];
    expect(quick).toBeGreaterThan(0);
    expect(hurried.flat().map(({ shares }) => shares)).toEqual(planned.flat().map(({ shares }) => shares));
    expect(hurried.flat().map(({ points }) => points)).not.toEqual(planned.flat().map(({ points }) => points));
  });

  it('is played to the end, whatever the horizon, where nothing was learned', () => {
    const { job, tasks } = workIn(wide.state);
    expect(makeSurveyor(toy)({ job: { ...job, horizon: 0 }, tasks })).toEqual(makeSurveyor(toy)({ job, tasks }));
  });

  it('is the same however many play it', async () => {
    const worker: Crew<Ending> = async (work) => makeSurveyor(toy)(JSON.parse(JSON.stringify(work)) as Work);
    const work = workIn(wide.state);
    expect(await crewOf([worker, worker, worker])(work)).toEqual(endings);
  });

  it('knows nothing that is hidden', () => {
    const other: State = dealWorld(toy, toy.secrets.view(wide.state, 0), worldLuck('another world'));
    expect(JSON.stringify(other.hands)).not.toBe(JSON.stringify(wide.state.hands));
    expect(surveyed(other)).toEqual(endings);
  });
});
