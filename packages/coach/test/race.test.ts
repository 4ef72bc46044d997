/** The race of first moves, with chances written by hand: line by line, alike in every second world. */
import type { Endings, Job, Work } from '@three-crowns/ai';
import { describe, expect, it } from 'vitest';
import { raced, stood } from '../src/race.ts';

const WORLDS = 120;
const OBVIOUS = 1;

/** Two chances of a line, in turns. */
type Chances = readonly [number, number];

function jobOf(lines: readonly Chances[]): Job {
  return {
    view: undefined,
    seat: 0,
    memory: undefined,
    luckKey: 0,
    plans: lines.map(() => []),
    value: 'learned',
    seats: 2,
    horizon: 1,
    situations: 1,
  };
}

const race = (lines: readonly Chances[]) => run(lines, raced(jobOf(lines), OBVIOUS, WORLDS));
const standing = (lines: readonly Chances[]) => run(lines, stood(jobOf(lines), WORLDS));

function run<T>(lines: readonly Chances[], course: Generator<Work, T, Endings>) {
  const runs = lines.map(() => 0);
  let step = course.next();
  while (!step.done) {
    const endings = step.value.tasks.map(({ world, plans }) =>
      plans.map((line) => {
        runs[line] += 1;
        return { shares: [lines[line][world % 2]], points: [], lines: [], turns: 0 };
      }),
    );
    step = course.next(endings);
  }
  return { result: step.value, runs };
}

const always = (chance: number): Chances => [chance, chance];

describe('a race', () => {
  it('is won where every other line is clearly worse, and a line that is beaten runs no further', () => {
    const { result, runs } = race([[0.8, 0.4], always(0.3), [0.9, 0.16]]);
    expect(result?.good).toEqual([0]);
    expect(result).toMatchObject({ next: 2 });
    expect(result?.chance).toBeCloseTo(0.6);
    expect(result?.nextChance).toBeCloseTo(0.53);
    expect(runs[0]).toBe(WORLDS);
    expect(runs[1]).toBeLessThan(WORLDS);
  });

  it('the likeliest need not win it', () => {
    expect(race([always(0.5), always(0.4), always(0.6)]).result).toMatchObject({ good: [2], next: 0 });
  });

  it('a line that is as good counts too', () => {
    expect(race([always(0.5), always(0.4), always(0.495)]).result?.good).toEqual([0, 2]);
  });

  it.each([
    ['a line is near', [always(0.5), always(0.4), always(0.47)]],
    ['it cannot be told whether a line is as good', [always(0.5), always(0.4), [0.3, 0.7]]],
    ['nobody is worse', [always(0.5), always(0.5), always(0.5)]],
    ['all is lost', [always(0.04), always(0), always(0)]],
    ['all is won', [always(1), always(0.5), always(0.5)]],
  ] as const)('has no winner where %s', (_, lines) => {
    expect(race(lines).result).toBeUndefined();
  });

  it('is left before others run where the obvious line is no worse, or one that has entered is near', () => {
    const obvious = race([always(0.5), always(0.46), always(0.1)]);
    expect(obvious.result).toBeUndefined();
    expect(obvious.runs[2]).toBe(0);
    const near = race([always(0.5), always(0.4), always(0.46), always(0.1), always(0.1)]);
    expect(near.result).toBeUndefined();
    expect(near.runs[4]).toBe(0);
  });
});

describe('a line', () => {
  it('stands where all others are clearly worse, who run no further once they are', () => {
    const { result, runs } = standing([[0.8, 0.4], always(0.1), [0.9, 0.1]]);
    expect(result).toBe(true);
    expect(runs[1]).toBeLessThan(runs[2]);
  });

  it('does not stand where another is as good, which ends it', () => {
    const { result, runs } = standing([always(0.5), always(0.2), always(0.49)]);
    expect(result).toBe(false);
    expect(runs[0]).toBeLessThan(WORLDS);
  });

  it('does not stand where all worlds leave a doubt', () => {
    const { result, runs } = standing([
      [1, 0],
      [0, 0.8],
    ]);
    expect(result).toBe(false);
    expect(runs[0]).toBeGreaterThan(WORLDS / 2);
  });
});
