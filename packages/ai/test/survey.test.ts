/** What a coach is told: candidates, chances and points with their errors, and where points come from. */
import { dealWorld, luckOf, worldLuck } from '@three-crowns/core';
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
  makeSurveyor,
  outlookOf,
  searchPlayer,
  surveyOf,
  termsBetween,
  type Weighed,
  type Work,
} from '../src/index.ts';
import { turnWith } from './spots.ts';

const SETTINGS = { value: 'hand', situations: 200, rolloutSituations: 20, plans: 6, rollouts: 48 } as const;
const WORLDS = 12;
/** A card that gains twice, and cards that do nothing. */
const wide = turnWith([1, 3, 7, 11]);

function chosen(state: State, candidates?: number) {
  const player = searchPlayer(toy, 0, SETTINGS);
  return player.choose(toy.secrets.view(state, 0), luckOf('survey'), candidates === undefined ? {} : { candidates });
}

function weighedIn(state: State, candidates: number): Weighed {
  const { weighed } = chosen(state, candidates);
  if (weighed === undefined) throw new Error('nothing was weighed');
  return weighed;
}

const surveyed = (state: State): Endings => makeSurveyor(toy)(surveyOf(weighedIn(state, SETTINGS.plans), WORLDS));

it('a standard error is that of a mean', () => {
  const { mean, error } = estimateFrom([1, 2, 3, 4]);
  expect(mean).toBe(2.5);
  expect(error).toBeCloseTo(Math.sqrt(5 / 3 / 4), 12);
  expect(estimateFrom([7]).error).toBe(Number.POSITIVE_INFINITY);
});

describe('candidates', () => {
  it('are the lines that a search weighed, the best first, and told on request only', () => {
    const { move, rollouts, weighed } = chosen(wide.state, SETTINGS.plans);
    const candidates = weighed?.candidates ?? [];
    expect(candidates).toHaveLength(SETTINGS.plans);
    expect(candidates[0].moves[0]).toEqual(move);
    const visits = candidates.map((one) => one.visits);
    expect(visits).toEqual(visits.slice().sort((a, b) => b - a));
    expect(visits.reduce((sum, some) => sum + some, 0)).toBe(rollouts);
    expect(weighedIn(wide.state, 2).candidates).toEqual(candidates.slice(0, 2));
    expect(chosen(wide.state)).toEqual({ move, rollouts });
  });

  it('have the value that their rollouts came to, and how sure it is', () => {
    const { candidates, job } = weighedIn(wide.state, 1);
    const player = searchPlayer(toy, 0, { ...SETTINGS, plans: 1, rollouts: 0 });
    expect(player.choose(job.view, luckOf('none'), { candidates: 1 }).weighed?.candidates[0].visits).toBe(0);
    expect(candidates[0].value.error).toBeGreaterThan(0);
    expect(candidates[0].value.error).toBeLessThan(Number.POSITIVE_INFINITY);
  });
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
    const worst = SETTINGS.plans - 1;
    const terms = termsBetween(endings, 0, worst, 0);
    expect(terms.length).toBeGreaterThan(0);
    const told = terms.reduce((sum, { points }) => sum + points.mean, 0);
    expect(told).toBeCloseTo(outlookOf(endings, 0).points[0].mean - outlookOf(endings, worst).points[0].mean, 9);
    const sizes = terms.map(({ points }) => Math.abs(points.mean));
    expect(sizes).toEqual(sizes.slice().sort((a, b) => b - a));
    expect(termsBetween(endings, 1, 1, 0)).toEqual([]);
  });

  it('may read chances before the end, where they were learned, and the points at the end', () => {
    const { job, tasks } = surveyOf(weighedIn(wide.state, 2), WORLDS);
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

  it('is played to the end, whatever the horizon, where nothing was learned', () => {
    const { job, tasks } = surveyOf(weighedIn(wide.state, 2), WORLDS);
    expect(makeSurveyor(toy)({ job: { ...job, horizon: 0 }, tasks })).toEqual(makeSurveyor(toy)({ job, tasks }));
  });

  it('is the same however many play it', async () => {
    const worker: Crew<Ending> = async (work) => makeSurveyor(toy)(JSON.parse(JSON.stringify(work)) as Work);
    const work = surveyOf(weighedIn(wide.state, SETTINGS.plans), WORLDS);
    expect(await crewOf([worker, worker, worker])(work)).toEqual(endings);
  });

  it('knows nothing that is hidden', () => {
    const other: State = dealWorld(toy, toy.secrets.view(wide.state, 0), worldLuck('another world'));
    expect(JSON.stringify(other.hands)).not.toBe(JSON.stringify(wide.state.hands));
    expect(surveyed(other)).toEqual(endings);
  });
});
