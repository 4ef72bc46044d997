/** How the bench shares its time and counts; how fast anything is, no test asks. */
import { describe, expect, it } from 'vitest';
import { ALL_ROUNDS, measure } from '../src/bench/measure.ts';
import { rateOf, type Subject } from '../src/bench/subject.ts';
import { subjectsFor } from '../src/bench/subjects.ts';
import { thinkingFor } from '../src/bench/thinking.ts';
import { GAMES } from '../src/games.ts';

const subject = (name: string): Subject => ({ name, what: 'steps', thread: name, prepare: () => () => 1 });

/** A clock that only moves while somebody works; `times` says how much longer a subject takes than it is given. */
function clock(times: Readonly<Record<string, number>>) {
  let time = 0;
  const given: [string, number][] = [];
  return {
    given,
    now: () => time,
    async ask({ name }: Subject, milliseconds: number) {
      given.push([name, milliseconds]);
      time += Math.max(1, milliseconds) * times[name];
      return 1;
    },
    onRound: () => undefined,
  };
}

describe('the time of a run', () => {
  it('is shared evenly among rows and rounds', async () => {
    const even = clock({ a: 1, b: 1 });
    await measure([subject('a'), subject('b')], 16, even);
    expect(even.given).toHaveLength(2 * ALL_ROUNDS);
    for (const [, milliseconds] of even.given) expect(milliseconds).toBeCloseTo(1000);
    expect(even.now()).toBeCloseTo(16_000);
  });

  it('is kept to where a row takes longer than its share: the others get less', async () => {
    const slow = clock({ a: 1, b: 3 });
    await measure([subject('a'), subject('b')], 16, slow);
    expect(slow.now()).toBeLessThan(19_000);
    expect(slow.given.at(-1)?.[1]).toBeLessThan(1000);
  });

  it('asks every row in every round, even when there is no time left', async () => {
    const late = clock({ a: 1000, b: 1 });
    const rows = await measure([subject('a'), subject('b')], 1, late);
    expect(rows.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(late.given).toHaveLength(2 * ALL_ROUNDS);
    expect(late.given.every(([, milliseconds]) => milliseconds >= 0)).toBe(true);
  });
});

it('gives the median of the rounds after the warm-up, and the slowest and fastest as shares of it', async () => {
  const rates = [999, 10, 40, 20, 30, 50, 60, 70];
  const [row] = await measure([subject('a')], 1, {
    ask: async () => rates.shift() ?? Number.NaN,
    now: () => 0,
    onRound: () => undefined,
  });
  expect(row).toEqual({ name: 'a', what: 'steps', perSecond: 40, spread: [0.25, 1.75] });
});

it('works one step at least, and counts what the steps say', () => {
  let steps = 0;
  const rate = rateOf(() => {
    steps += 1;
    return 5;
  }, 0);
  expect(steps).toBe(1);
  expect(rate).toBeGreaterThan(0);
});

describe('rows', () => {
  it('have names of their own, the unit first, and those of boardgame.io only when they are wanted', () => {
    const without = subjectsFor(GAMES, undefined).map(({ name }) => name);
    const all = subjectsFor(GAMES, '/nowhere').map(({ name }) => name);
    expect(without[0]).toContain('the unit');
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((name) => name.includes('boardgame.io'))).toHaveLength(GAMES.length);
    expect(without).toEqual(all.filter((name) => !name.includes('boardgame.io')));
  });

  it('of thinking are there for every game and number of seats, beside the unit', () => {
    const [unit, ...rows] = thinkingFor(GAMES).map(({ name }) => name);
    const seats = GAMES.reduce((sum, { seats: { min, max } }) => sum + max - min + 1, 0);
    expect(unit).toContain('the unit');
    expect(new Set(rows).size).toBe(3 * seats);
  });

  it.each([...subjectsFor(GAMES, undefined), ...thinkingFor(GAMES).slice(1)].map((one) => [one.name, one] as const))(
    '%s: every step does something',
    (_name, { prepare }) => {
      const step = prepare();
      for (let i = 0; i < 3; i++) expect(step()).toBeGreaterThan(0);
    },
  );
});
