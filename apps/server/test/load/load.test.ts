/** The measuring itself, in its smallest size: how long anything takes is not looked at. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { raise } from './load.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-load-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('bots play at tables of a server in a process of its own, and what that costs it is counted', async () => {
  const { rounds, bytesPerTable } = await raise(
    { place: path.join(folder, 'crowns.sqlite'), processes: 1 },
    { think: 20, warmUp: 0, seconds: 3, rush: 0 },
    [4],
    () => {},
  );
  expect(rounds).toHaveLength(1);
  const [{ tables, moves, cpuPerMove, bytesPerMove, p50, p99 }] = rounds;
  expect(tables).toBe(4);
  expect(moves).toBeGreaterThan(0);
  expect(cpuPerMove).toBeGreaterThan(0);
  expect(bytesPerMove).toBeGreaterThan(100);
  expect(bytesPerTable).toBeGreaterThan(1000);
  expect(p99).toBeGreaterThanOrEqual(p50);
});
