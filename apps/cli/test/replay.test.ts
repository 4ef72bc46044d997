import { readFileSync } from 'node:fs';
import { type AnyGame, type MoveEntry, type Outcome, parseEntry, replay } from '@three-crowns/core';
import { kingOfTheValley, type State } from '@three-crowns/king-of-the-valley';
import { beforeAll, describe, expect, it } from 'vitest';
import { crowns, folder, json } from './crowns.ts';
import { altered, readRecord, simulated } from './records.ts';

interface Shown {
  readonly ply: number;
  readonly state: State;
  readonly pending: readonly { seat: number; ask: string }[];
  readonly outcome: Outcome | null;
  readonly events: readonly { type: string }[];
  readonly log: readonly string[];
}

const at = folder();
const game: AnyGame = kingOfTheValley;
let file = '';

beforeAll(async () => {
  file = await simulated(at);
});

const moveIn = (line: string) => parseEntry(line, 'log', 3) as MoveEntry;

/** The position tells the stacks by their tiles, next first. */
function pileText(): string[] {
  const { state } = replay(kingOfTheValley, readRecord(file), { ply: 20 });
  const lines: string[] = game.notation.formatPosition(state);
  return lines.filter((line) => line.startsWith('stack')).map((line) => line.slice(line.indexOf('I') + 3));
}

describe.concurrent('replay', () => {
  it('gives state, events and log of the whole game', async () => {
    const shown = await json<Shown>(['replay', file]);
    const record = readRecord(file);
    expect(Object.keys(shown)).toEqual(['ply', 'state', 'pending', 'outcome', 'events', 'log']);
    expect(shown).toMatchObject({ ply: record.log.length, pending: [] });
    expect(shown.state).toEqual(replay(game, record).state);
    expect(shown.outcome?.scores.map((score) => score.total)).toEqual(record.result?.scores);
    expect(shown.events.at(-1)).toEqual({ type: 'over' });
    expect(shown.log.at(-1)).toBe('The game is over.');
  });

  it('stops at a ply, reads standard input and speaks German', async () => {
    const args = ['replay', '-', '--ply', '4', '--lang', 'de'];
    const shown = await json<Shown>(args, { input: readFileSync(file, 'utf8') });
    expect(shown).toMatchObject({ ply: 4, outcome: null });
    expect(shown.pending).toHaveLength(1);
    expect(shown.log[0]).toMatch(/Seat \d \(random\) .*König/);
  });

  it.each(['spectator', '1', '3'])('shows %s no order of the stacks', async (viewer) => {
    const shown = await json<Shown>(['replay', file, '--ply', '20', '--as', viewer]);
    expect(shown.state.luck).toEqual({ kind: 'none', key: [], at: 0 });
    expect(new Set(shown.state.piles.flat())).toEqual(new Set([-1]));
    const { out } = await crowns(['replay', file, '--ply', '20', '--as', viewer]);
    for (const pile of pileText()) expect(out).not.toContain(pile);
    expect(out).toMatch(/^stack III \?\d+$/m);
  });

  it('shows all to who asks for all', async () => {
    const { out } = await crowns(['replay', file, '--ply', '20']);
    for (const pile of pileText()) expect(out).toContain(pile);
  });

  it('tells people the log by turns and the scores with what they are made of', async () => {
    const { code, out } = await crowns(['replay', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Round 1: Seat \d \(random\) takes a turn\.$/m);
    expect(out).toMatch(/^ {2}Seat \d \(random\) summons /m);
    expect(out).toMatch(/^[1-3]\. Seat 1 \(random\): \d+ +[1-3]\. Seat 2/m);
    expect(out).toMatch(/\d+ gold/);
  });
});

describe.concurrent('moves, why, verify', () => {
  it('lists moves with which the game goes on', async () => {
    const { log } = readRecord(file);
    const asked = await json<{ seat: number; ask: string; moves: string[] }[]>(['moves', file, '--ply', '7']);
    const { seat, text } = moveIn(log[7]);
    expect(asked).toEqual([{ seat, ask: expect.any(String), moves: expect.any(Array) }]);
    expect(asked[0].moves).toContain(text);
    expect(await json(['moves', file])).toEqual([]);
  });

  it('says why not, with the ruling', async () => {
    const { seat } = moveIn(readRecord(file).log[0]);
    const other = `${((seat + 1) % 3) + 1}`;
    const refused = await json<{ reason: string; rule: string; text: string }>([
      'why',
      file,
      other,
      'a1',
      '--ply',
      '0',
    ]);
    expect(Object.keys(refused)).toEqual(['reason', 'rule', 'text']);
    expect(refused.text).toMatch(/not your turn/);
    const { out } = await crowns(['why', file, other, 'a1', '--ply', '0', '--lang', 'fr']);
    expect(out.endsWith(` [${refused.rule}]\n`)).toBe(true);
    const free = await json(['why', file, `${seat + 1}`, 'a1', '--ply', '0']);
    expect(free).toEqual({ reason: null, rule: null, text: 'a1 can be used now.' });
  });

  it('verifies, and says no with exit code 1', async () => {
    expect(await json(['verify', file])).toEqual({ ok: true, committed: false, problems: [] });
    const { result, log } = readRecord(file);
    const lie = altered(file, 'lie.json', { result: { ...result, winners: [1, 2, 3] } });
    const { code, out, err } = await crowns(['verify', lie, '--json']);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(JSON.parse(out)).toEqual({ ok: false, committed: false, problems: [expect.stringMatching(/^result: /)] });
    const skipped = altered(file, 'skipped.json', { log: log.toSpliced(5, 1) });
    const told = await crowns(['verify', skipped]);
    expect(told.code).toBe(1);
    expect(told.out).toMatch(/skipped\.json: log\[\d+\]: /);
  });
});
