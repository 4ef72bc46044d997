import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { seatingsOf } from '../src/arena/match.ts';
import type { Report } from '../src/arena/report.ts';
import { runMatch } from '../src/arena/run.ts';
import { crowns, folder, json } from './crowns.ts';
import { GAME } from './records.ts';

const at = folder();

/** A match of two agents; the command line of it. */
const match = (first: string, second: string, ...more: string[]): string[] => [
  ...['arena', GAME, '--agent', first, '--agent', second, '--deals', '4', '--jobs', '1'],
  ...more,
];

/** Everything but how long anybody thought. */
function played({ results, ...report }: Report) {
  return { ...report, results: results.map(({ thinking, ...rest }) => ({ ...rest, decisions: thinking.decisions })) };
}

describe('seatings', () => {
  it('of as many agents as seats go round the table', () => {
    expect(seatingsOf({ agents: ['a', 'b'], seats: 2 })).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(seatingsOf({ agents: ['a', 'b', 'c'], seats: 3 })).toEqual([
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ]);
  });

  it('of two at a larger table put the first alone among the others', () => {
    expect(seatingsOf({ agents: ['a', 'b'], seats: 3 })).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
  });

  it('of a game alone are one for each agent', () => {
    expect(seatingsOf({ agents: ['a', 'b'], seats: 1 })).toEqual([[0], [1]]);
  });
});

describe.concurrent('arena', () => {
  it('gives each of two equal players half of the wins and of the points', async () => {
    const { deals, games, results } = await json<Report>(match('greedy:budget=20', 'greedy:budget=20'));
    expect({ deals, games }).toEqual({ deals: 4, games: 8 });
    for (const { winShare, elo, margin } of results) {
      expect([winShare.mean, elo.mean, margin.mean]).toEqual([0.5, 0, 0]);
    }
    expect(results[0].points).toBe(results[1].points);
  });

  it('tells who is stronger', async () => {
    const { results } = await json<Report>(match('reference', 'random'));
    const [reference, random] = results;
    expect(reference.winShare.mean).toBeGreaterThan(0.8);
    expect(reference.margin.low).toBeGreaterThan(0);
    expect(random.winShare.mean).toBeCloseTo(1 - reference.winShare.mean, 10);
    expect(reference.thinking.msPerGame).toBeGreaterThan(random.thinking.msPerGame);
  });

  it('tells how long and in how many worlds was searched', async () => {
    const { results } = await json<Report>(
      match('search:rollouts=16,situations=20,inner=5,h=1,value=reference', 'plan'),
    );
    const [search, plan] = results.map(({ thinking }) => thinking);
    expect(search.searches).toBeGreaterThan(0);
    expect(search.searches).toBeLessThan(search.decisions);
    expect(search.rolloutsPerSearch).toBeLessThanOrEqual(16);
    expect(plan).toMatchObject({ searches: 0, msPerSearch: null, rolloutsPerSearch: null });
  });

  it.each(['kings-will', 'valeria'])('searches %s with the judgement of the reference', async (game) => {
    const agents = ['search:rollouts=4,situations=20,inner=5,plans=2,h=1,value=reference', 'random'];
    const words = agents.flatMap((agent) => ['--agent', agent]);
    const { results } = await json<Report>(['arena', game, ...words, '--deals', '1', '--jobs', '1']);
    expect(results[0].thinking.searches).toBeGreaterThan(0);
  });

  it('gives the same for any number of jobs', async () => {
    const args = match('greedy:budget=20', 'random', '--seed', 'j');
    const one = await json<Report>(args);
    const two = await json<Report>(args.map((word, i) => (args[i - 1] === '--jobs' ? '2' : word)));
    expect(played(two)).toEqual(played(one));
  });

  it('seats one among many, and one alone', async () => {
    const { seats, games, results } = await json<Report>(match('greedy:budget=20', 'random', '--seats', '3'));
    expect({ seats, games }).toEqual({ seats: 3, games: 12 });
    expect(results[0].winShare.mean + 2 * results[1].winShare.mean).toBeCloseTo(1, 10);
    const alone = await json<Report>(['arena', 'valeria', '--agent', 'random', '--deals', '3', '--jobs', '1']);
    expect(alone).toMatchObject({ seats: 1, games: 3, results: [{ agent: 'random', elo: { mean: null } }] });
  });

  it('stops where a sequential test is decided, and says how', async () => {
    const args = match('reference', 'random', '--sprt', '0,300').map((word) => (word === '4' ? '200' : word));
    const { deals, sprt } = await json<Report>(args);
    expect(sprt).toMatchObject({ none: 0, gain: 300, verdict: 'gain' });
    expect(deals).toBeLessThan(200);
    const { out } = await crowns(match('random', 'reference', '--sprt=0,1000'));
    expect(out).toMatch(/^1000 Elo against 0: (refused|open) \(log-likelihood ratio -/m);
  });

  it('tells people the same in a table', async () => {
    const { code, out, err } = await crowns(match('random', 'random'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^4 deals of the seed 1 in every seating: 8 games of 2 seats, \d+ moves$/m);
    expect(out).toMatch(/^random +50\.0 % +/m);
  });
});

describe.concurrent('a match that is kept', () => {
  const args = match('random', 'random', '--seed', 'kept');

  it('goes on where it was broken off, in the middle of a line too', async () => {
    const file = join(at, 'match.jsonl');
    const whole = await json<Report>([...args, '--out', file]);
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines).toHaveLength(6);
    writeFileSync(file, `${lines.slice(0, 3).join('\n')}\n${lines[3].slice(0, 20)}`);
    expect(played(await json<Report>([...args, '--out', file]))).toEqual(played(whole));
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(6);
  });

  it('plays what is missing among the first deals, though later ones are there', async () => {
    const file = join(at, 'gap.jsonl');
    const whole = await json<Report>([...args, '--out', file]);
    const lines = readFileSync(file, 'utf8').split('\n');
    const later = [7, 8, 9].map((deal) => lines[1].replace(/"deal":\d+/, `"deal":${deal}`));
    writeFileSync(file, [...lines.slice(0, 3), ...later, ''].join('\n'));
    expect(played(await json<Report>([...args, '--out', file]))).toEqual(played(whole));
  });

  it('is not played again: what the file says counts', async () => {
    const file = join(at, 'told.jsonl');
    await json<Report>([...args, '--out', file]);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"points":[\d.]+/g, '"points":84'));
    const { results } = await json<Report>([...args, '--out', file]);
    expect(results.map(({ points }) => points)).toEqual([42, 42]);
  });

  it('goes on however long its file is', async () => {
    const file = join(at, 'long.jsonl');
    await json<Report>([...args, '--out', file]);
    const lines = readFileSync(file, 'utf8').split('\n');
    const more = Array.from({ length: 16_000 }, (_, i) => lines[1].replace(/"deal":\d+/, `"deal":${10_000 + i}`));
    writeFileSync(file, [...lines.slice(0, 3), ...more, ''].join('\n'));
    expect(statSync(file).size).toBeGreaterThan(5_000_000);
    expect(played(await json<Report>([...args, '--out', file]))).toMatchObject({ deals: 4 });
  });

  it('is refused where it is another match, or no match', async () => {
    const file = join(at, 'other.jsonl');
    await json<Report>([...args, '--out', file]);
    const other = await crowns([...match('random', 'greedy', '--seed', 'kept'), '--out', file]);
    expect(other.err).toMatch(
      /other\.jsonl: holds results of something else: expected agents \["random","greedy"\], found /,
    );
    expect(other.code).toBe(2);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"wins":', '"win":'));
    expect((await crowns([...args, '--out', file])).err).toMatch(/other\.jsonl: line 2: agents\[0\]\.win: unknown/);
    writeFileSync(file, 'a letter\n');
    expect((await crowns([...args, '--out', file])).err).toMatch(/other\.jsonl: line 1: line 1, column 1: /);
  });
});

it('keeps a deal before it plays the next one, so that a match can be broken off', async () => {
  const kept: number[] = [];
  const keptBefore: number[] = [];
  const agents = ['random', 'random'];
  const played = {
    game: GAME,
    rulesVersion: 1,
    contentHash: '',
    options: { seats: 2 },
    seats: 2,
    agents,
    seed: 'kept',
  };
  await runMatch(played, {
    deals: 3,
    jobs: 1,
    ledger: {
      results: [],
      async add({ deal }) {
        await setImmediate();
        kept.push(deal);
      },
    },
    isEnough: () => false,
    onProgress: () => keptBefore.push(kept.length),
  });
  expect(keptBefore).toEqual([0, 1, 2]);
});
