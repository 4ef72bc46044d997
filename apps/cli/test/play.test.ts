import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord, Outcome } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';
import { crowns, folder, json } from './crowns.ts';
import { GAME, readRecord } from './records.ts';

const at = folder();
const file = (name: string): string => join(at, name);

/** More answers than a game has questions: always the first move. */
const FIRST_MOVES = '1\n'.repeat(2000);

describe.concurrent('play', () => {
  it('plays a whole game against bots; the record verifies and replays', async () => {
    const record = file('whole.json');
    const args = ['play', GAME, '--bots', 'person,random,random', '--seed', 'w', '--record', record];
    const { code, out, err } = await crowns(args, { input: FIRST_MOVES });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Over after \d+ moves\.$/m);
    expect(out).toMatch(/^seed w$/m);
    expect(out).not.toContain('\u001b[');
    expect(readRecord(record).seats.map((seat) => seat.bot)).toEqual([undefined, 'random', 'random']);
    expect(await json(['verify', record])).toEqual({ ok: true, committed: false, problems: [] });
    const { outcome } = await json<{ outcome: Outcome }>(['replay', record]);
    expect(readRecord(record).result?.scores).toEqual(outcome.scores.map((score) => score.total));
    expect(readdirSync(at).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('answers why, undo, log, help, and refuses nonsense without ending', async () => {
    const typed = [
      'why c3',
      'why z9',
      'why',
      'undo',
      'place c3',
      '99',
      'frobnicate',
      'undo',
      'log',
      'help',
      'save',
      'quit',
      '1',
    ];
    const args = ['play', GAME, '--bots', 'person', '--option', 'start=1', '--seed', 'w'];
    const { code, out } = await crowns(args, { input: typed.join('\n') });
    expect(code).toBe(0);
    expect(out).toContain('c3 can be used now.');
    expect(out).toMatch(/^<target>: expected a thing of this game .*found "z9"/m);
    expect(out).toMatch(/^why: expected a thing/m);
    expect(out).toMatch(/^undo: there is no move of yours to take back/m);
    expect(out).toMatch(/^"99": expected a number from 1 to 24, /m);
    expect(out).toMatch(/^"frobnicate": expected /m);
    expect(out).toMatch(/^undo: there is no move of yours to take back/m);
    expect(out).toMatch(/^ {2}Player 1 places the king on c3\.$/m);
    expect(out).toMatch(/^save: expected the name of a file/m);
    expect(out).toMatch(/^Not finished after 1 move\.$/m);
  });

  it('names the one number there is', async () => {
    const { out } = await crowns(['play', 'valeria', '--seed', 'q'], { input: '1\n2\n' });
    expect(out).toMatch(/^"2": expected 1, a move of the list or help$/m);
  });

  it('takes back what showed nothing, saves after every move and goes on from there', async () => {
    const record = file('undo.json');
    const started = ['play', GAME, '--bots', 'person', '--option', 'start=1', '--seed', 'u', '--record', record];
    const { out } = await crowns(started, { input: 'place a1\nplace e5\ntake b1\nundo\ntake c1\n' });
    expect(out).toContain(`Go on with --continue ${record}`);
    const saved = readRecord(record);
    expect(saved.log.slice(0, 5)).toEqual(['1 place a1', '2 place e5', '1 take b1', 'undo 1 by 1', '1 take c1']);
    const copy = file('copy.json');
    const more = await crowns(['play', '--continue', record, '--lang', 'de'], { input: `save ${copy}\n1\nquit\n` });
    expect(more.code).toBe(0);
    expect(readRecord(copy)).toEqual(saved);
    expect(readRecord(record).log.slice(0, saved.log.length)).toEqual(saved.log);
    expect(readRecord(record).log.length).toBeGreaterThan(saved.log.length);
  });

  it('reads nothing where only bots play, and deals from a seed of its own', async () => {
    const lines = await Promise.all([1, 2].map(() => crowns(['play', GAME, '--bots', 'random'])));
    const seeds = lines.map(({ out }) => /^seed ([0-9a-f]{32})$/m.exec(out)?.[1]);
    expect(seeds[0]).toBeDefined();
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  it('speaks JSON to programs', async () => {
    const record = file('json.json');
    writeFileSync(record, ''); // A fresh, empty file is no saved game.
    const args = ['play', GAME, '--bots', 'person,random', '--seed', 'j', '--json', '--record', record];
    const { out } = await crowns(args, { input: '1\nhelp\n' });
    const values = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(values.map((value) => value.type)).toEqual(['ask', 'ask', 'answer', 'end']);
    expect(values[0]).toMatchObject({ seat: 0, ask: 'place', moves: expect.any(Array), position: expect.any(Array) });
    const kept: GameRecord = values[3].record;
    expect(kept).toEqual(JSON.parse(readFileSync(record, 'utf8')));
  });

  it('shows a player no order of the stacks', async () => {
    const { out } = await crowns(['play', GAME, '--bots', 'person,random', '--seed', 's'], { input: '1\n1\n1\n' });
    const stacks = out.match(/^stack .*$/gm) ?? [];
    expect(stacks.length).toBeGreaterThan(0);
    for (const line of stacks) expect(line).toMatch(/^stack (II|III) \?\d+$/);
    expect(existsSync(file('s'))).toBe(false);
  });
});
