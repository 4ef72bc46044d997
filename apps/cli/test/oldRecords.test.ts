/** Every command takes a record of an earlier version, and keeps to the rules that it was played with. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import { crowns, folder, json } from './crowns.ts';

const at = folder();

/** A recorded game of version 1 as a file of its own, with its last moves left out. */
function recordOf(game: string, leftOut = 0): string {
  const corpus = new URL(`../../../packages/${game}/corpus/1/`, import.meta.url);
  const [name] = readdirSync(corpus).filter((one) => one.startsWith('2-'));
  const { record } = JSON.parse(readFileSync(new URL(name, corpus), 'utf8'));
  const { moves, result, ...rest } = record;
  const kept = moves.slice(0, moves.length - leftOut);
  const file = join(at, `${game}-${leftOut}.json`);
  writeFileSync(file, JSON.stringify({ ...rest, moves: kept, ...(leftOut === 0 ? { result } : {}) }));
  return file;
}

describe.each(GAMES.map(({ id }) => id))('a record of version 1 of %s', (game) => {
  it('is verified', async () => {
    expect(await json(['verify', recordOf(game)])).toMatchObject({ ok: true, problems: [] });
  });

  it('is replayed, with its moves and reasons in words', async () => {
    const file = recordOf(game, 5);
    const { state, log } = await json<{ state: object; log: string[] }>(['replay', file]);
    // As that version wrote its luck.
    expect(state).toMatchObject({ luck: { key: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect(log.length).toBeGreaterThan(10);
    const [{ seat, moves }] = await json<{ seat: number; moves: string[] }[]>(['moves', file]);
    expect(moves.length).toBeGreaterThan(0);
    const { code, err } = await crowns(['why', file, String(seat + 1), 'the moon']);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('the moon') });
  });
});
