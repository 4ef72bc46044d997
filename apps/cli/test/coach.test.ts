/** The commands of the coach. */
import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Summary } from '@three-crowns/coach';
import { beforeAll, describe, expect, it } from 'vitest';
import { crowns, folder, json } from './crowns.ts';
import { altered, readRecord, simulated } from './records.ts';

const place = folder();

describe('analyse', () => {
  it('judges a record, keeps the analysis, and does not begin again', async () => {
    const whole = await simulated(place, 2);
    const file = altered(whole, 'short.json', { log: readRecord(whole).log.slice(0, 2), result: undefined });
    const out = join(place, 'analysis.json');
    const first = await json<Summary & { steps: number }>(['analyse', file, '--out', out]);
    expect(first.steps).toBe(2);
    for (const { chances, points } of first.seats) {
      for (const { even, luck, own, others, result } of [chances, points]) {
        expect(even + luck + own + others).toBe(result);
      }
    }
    const kept = readFileSync(out, 'utf8');
    const { code, out: told } = await crowns(['analyse', file, '--out', out]);
    expect(code).toBe(0);
    expect(told).toMatch(/accuracy +luck +own +others +chance/);
    expect(told).toMatch(/^2 decisions$/m);
    expect(readFileSync(out, 'utf8')).toBe(kept);
    const { code: other, err } = await crowns(['analyse', file, '--out', out, '--budget', 'deep']);
    expect(other).toBe(2);
    expect(err).toContain('budget: expected standard');
    const { code: seatless, err: refused } = await crowns(['analyse', file, '--as', '3']);
    expect([seatless, refused]).toEqual([2, 'crowns analyse: --as: expected a whole number from 1 to 2, found "3"\n']);
  });
});

describe('hints', () => {
  const out = join(place, 'hints.jsonl');
  const asked = (positions: number) => ['hints', 'valeria', '--positions', `${positions}`, '--out', out];
  let head = '';
  beforeAll(async () => {
    await json(asked(1));
    head = readFileSync(out, 'utf8').split('\n')[0];
  });

  it('what is in the file is not looked at again, and all of it is counted', async () => {
    writeFileSync(out, `${head}\n[0,0]\n[0.01,0.005]\n[0.05,0.006]\n`);
    expect(await json(asked(3))).toEqual({ positions: 3, agreed: 1, close: 1, share: 2 / 3, error: 0.005 });
  });

  it('a line that was not written to its end is dropped, and what a link leads to is written', async () => {
    const kept = join(place, 'kept.jsonl');
    writeFileSync(kept, `${head}\n[0,0]\n[0.01,`);
    rmSync(out);
    symlinkSync(kept, out);
    await json(asked(1));
    expect(readFileSync(kept, 'utf8')).toBe(`${head}\n[0,0]\n`);
    expect(lstatSync(out).isSymbolicLink()).toBe(true);
  });

  it.each([
    ['another seed', ['--seed', 'other'], /: holds results of something else: expected seed "other", found "hints"\n/],
    ['other seats', ['--seats', '3'], /: holds results of something else: expected options /],
  ])('those of %s are not added to', async (_name, more, line) => {
    writeFileSync(out, `${head}\n[0,0]\n`);
    const { code, err } = await crowns([...asked(1), ...more]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(line) });
  });

  it('a loss that is no number is refused', async () => {
    writeFileSync(out, `${head}\n[0,0]\n[0,"x"]\n`);
    const { code, err } = await crowns(asked(2));
    expect({ code, err }).toEqual({
      code: 2,
      err: `crowns hints: ${out}: line 3: [1]: expected a number, found "x"\n`,
    });
  });
});

describe('puzzles', () => {
  const GOOD = {
    format: 'three-crowns-puzzles/1',
    game: 'valeria',
    seed: 'puzzles',
    deals: 7,
    confirmed: 0,
    puzzles: [],
  };

  it('goes on from its file, if that is of the same set-up', async () => {
    const out = join(place, 'puzzles.json');
    const { code, err } = await crowns(['puzzles', 'valeria']);
    expect([code, err]).toEqual([2, 'crowns puzzles: --out: expected a file\n']);
    writeFileSync(out, JSON.stringify({ ...GOOD, rulesVersion: 1, contentHash: 'x', options: {} }));
    const refused = await crowns(['puzzles', 'valeria', '--out', out]);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('holds puzzles of another game, version, set-up or seed');
    expect(existsSync(out)).toBe(true);
  });

  it('an empty file holds, but for those of earlier rules', async () => {
    const out = join(place, 'none.json');
    writeFileSync(out, JSON.stringify({ ...GOOD, rulesVersion: 2, contentHash: 'x', options: {} }));
    expect(await json(['puzzles', 'valeria', '--out', out, '--check'])).toEqual({ checked: 0, held: 0, others: [] });
    writeFileSync(out, JSON.stringify({ ...GOOD, rulesVersion: 1, contentHash: 'x', options: {} }));
    const { code, err } = await crowns(['puzzles', 'valeria', '--out', out, '--check']);
    expect(code).toBe(2);
    expect(err).toContain('none.json: expected puzzles of valeria, version 2, found ones of valeria, version 1\n');
  });
});
