/** The bot protocol from both sides: our players answer it, and bots behind a command sit at our tables. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { describe, expect, it } from 'vitest';
import type { Report } from '../src/arena/report.ts';
import { crowns, folder, json } from './crowns.ts';
import { GAME, readRecord } from './records.ts';

const at = folder();
const game: AnyGame = kingOfTheValley;
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../../examples/random_bot.py', import.meta.url));

/** A bot of a few lines: `answers` by word; what it does not know it passes over. Its command. */
function botOf(name: string, answers: string): string {
  const file = join(at, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
const say = (word, value) => console.log(word + ' ' + JSON.stringify(value));
const answers = { hello: () => say('hello', { protocol: 1 }), ${answers} };
for await (const line of createInterface({ input: process.stdin })) {
  const [, word, rest] = /^(\\S+) ?(.*)$/.exec(line);
  if (word === 'quit') break;
  answers[word]?.(rest === '' ? undefined : JSON.parse(rest));
}
`,
  );
  return `cmd:wait=20:${process.execPath} ${file}`;
}

const FIRST = "go: ({ moves }) => say('bestmove', moves[0])";

describe.concurrent('crowns bot', () => {
  const state: unknown = game.rules.setup(game.parseOptions({ seats: 2 }), 'bot');
  const [{ seat }] = game.rules.pending(state);
  const view: unknown = game.secrets.view(state, seat);
  const newgame = { game: GAME, options: { seats: 2 }, seat, seed: 's' };

  async function said(lines: readonly (readonly [string, unknown?])[], agent = 'greedy'): Promise<string[]> {
    const input = lines
      .map(([word, value]) => `${word} ${value === undefined ? '' : JSON.stringify(value)}\n`)
      .join('');
    const { code, out, err } = await crowns(['bot', '--agent', agent], { input });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out.trim().split('\n');
  }

  it('greets, and answers a question with a legal move in notation', async () => {
    const go = ['go', { budget: { rollouts: 8 } }] as const;
    const lines = await said([['hello', { protocol: 1 }], ['newgame', newgame], ['view', { view }], go, ['quit']]);
    expect(JSON.parse(lines[0].replace(/^hello /, ''))).toMatchObject({ protocol: 1, name: 'Three Crowns greedy' });
    const move: string = JSON.parse(lines.at(-1)?.replace(/^bestmove /, '') ?? '');
    expect(game.notation.parseMove(state, seat, move)).toBeDefined();
  });

  const asked = (budget: unknown): readonly (readonly [string, unknown?])[] => [
    ['newgame', newgame],
    ['view', { view }],
    ['go', { budget }],
  ];

  it('tells how far its thinking is', async () => {
    const lines = await said(asked({ rollouts: 64 }), 'king');
    const infos = lines.slice(0, -1).map((line) => JSON.parse(line.replace(/^info /, '')));
    const progress = infos.slice(0, -1).map((info) => info.progress);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual(progress.slice().sort((a, b) => a - b));
    expect(infos.at(-1).rollouts).toBeGreaterThan(32);
  });

  it('answers at once when it is stopped, with a legal move', async () => {
    const anHour = { ms: 3_600_000 };
    const lines = await said([...asked(anHour), ['stop'], ['quit']], 'king');
    const move: string = JSON.parse(lines.at(-1)?.replace(/^bestmove /, '') ?? '');
    expect(game.notation.parseMove(state, seat, move)).toBeDefined();
  });

  it('says what is wrong and listens on', async () => {
    const lines = await said([
      ['hello', { protocol: 2 }],
      ['bonjour'],
      ['go', {}],
      ['newgame', { ...newgame, seat: 2 }],
      ['newgame', { ...newgame, game: 'chess' }],
      ['newgame', newgame],
      ['go', {}],
      ['view', { view: 'fog' }],
      ['go', { budget: { rollouts: 8, ms: 8 } }],
      ['go', {}],
      ['hello', { protocol: 1 }],
    ]);
    const errors = lines.slice(0, -1).map((line) => JSON.parse(line.replace(/^error /, '')).message);
    expect(errors).toEqual([
      'hello.protocol: expected 1, found 2',
      expect.stringMatching(/^line: expected hello, newgame, .*found "bonjour"/),
      'go: expected newgame before it',
      'newgame.seat: expected a whole number from 0 to 1, found 2',
      expect.stringMatching(/^newgame\.game: unknown game "chess"/),
      'go: expected a view before it',
      expect.stringMatching(/^go\.budget: expected either rollouts or ms, found /),
      expect.stringMatching(/^view: expected one of king-of-the-valley in version 2 of its rules: /),
    ]);
    expect(lines.at(-1)).toMatch(/^hello /);
  });
});

describe.concurrent('a bot behind a command', () => {
  const match = (bot: string, other = 'random', ...more: string[]): string[] => [
    ...['arena', GAME, '--agent', bot, '--agent', other, '--deals', '1', '--jobs', '1'],
    ...more,
  ];

  // What a search gives out to threads is played on as at home.
  it.each(['greedy:budget=20', 'search:plans=3,rollouts=6,situations=20'])(
    'that is ours plays as at home: %s',
    async (agent) => {
      const ours = `cmd:${process.execPath} ${MAIN} bot --agent ${agent}`;
      const { results } = await json<Report>(match(ours, agent));
      expect(results.map(({ winShare, margin }) => [winShare.mean, margin.mean])).toEqual([
        [0.5, 0],
        [0.5, 0],
      ]);
      expect(results[0].points).toBe(results[1].points);
    },
  );

  it('is told what its seat sees, and how the game ended', async () => {
    const file = join(at, 'heard.txt');
    const keep = `(word) => (value) => appendFileSync(${JSON.stringify(file)}, JSON.stringify([word, value]) + '\\n')`;
    const words = ['newgame', 'event', 'view', 'end'].map((word) => `${word}: keep('${word}')`);
    const bot = botOf(
      'heard',
      `...(({ appendFileSync }, keep = ${keep}) => ({ ${words} }))(process.getBuiltinModule('fs')), ${FIRST}`,
    );
    const { games } = await json<Report>(match(bot));
    expect(games).toBe(2);
    const heard: [string, Record<string, unknown>][] = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const [first, second] = heard;
    expect(first).toEqual([
      'newgame',
      expect.objectContaining({ game: GAME, seat: 0, rulesVersion: game.rulesVersion }),
    ]);
    expect(second).toEqual(['view', { view: expect.any(Object), position: expect.any(Array) }]);
    expect(heard.some(([word]) => word === 'event')).toBe(true);
    expect(heard.at(-1)).toEqual([
      'end',
      { scores: [expect.any(Number), expect.any(Number)], winners: expect.any(Array) },
    ]);
    // Stacks that nobody has seen are told to nobody.
    expect(JSON.stringify(second[1].view)).toContain('-1');
  });

  it('in Python plays whole games, where there is Python', async () => {
    const bot = `cmd:python3 ${EXAMPLE}`;
    const hasPython = spawnSync('python3', ['--version']).status === 0;
    const { code, out, err } = await crowns(match(bot, 'random', '--json'));
    if (!hasPython) expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('cannot be started') });
    else {
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(JSON.parse(out)).toMatchObject({ games: 2, results: [{ agent: bot }, { agent: 'random' }] });
    }
  });

  it.each([
    ['that is not there', () => 'cmd:no-such-bot', /"no-such-bot": cannot be started: no such file or folder\n/],
    [
      'that dies',
      () => botOf('dies', 'go() { console.error("alas"); process.exit(3) }'),
      /ended with exit code 3 .*alas/,
    ],
    ['that says nothing', () => botOf('mute', '').replace('wait=20', 'wait=1'), /did not answer within 1 s\n/],
    ['that never ends', () => botOf('loops', 'go() { for (;;); }').replace('wait=20', 'wait=1'), /did not answer/],
    [
      'that never ends a line',
      () => botOf('endless', "go: function more() { process.stdout.write('x'.repeat(100000), more); }"),
      /without the end of a line/,
    ],
    [
      'that speaks another protocol',
      () => botOf('other', "hello: () => say('hello', { protocol: 9 })"),
      /expected 1, found 9/,
    ],
    ['that did not greet', () => botOf('rude', `hello: undefined, ${FIRST}`), /bestmove: expected hello before it/],
    [
      'that says what nobody knows',
      () => botOf('odd', "go: () => say('checkmate', 1)"),
      /expected hello, info, bestmove/,
    ],
    ['that writes no JSON', () => botOf('plain', "go: () => console.log('bestmove e4')"), /said "bestmove e4": /],
    [
      'that cheats',
      () => botOf('cheats', "go: () => say('bestmove', 'win')"),
      /answered "win", which is no legal move/,
    ],
    [
      'that names no move',
      () => botOf('void', "go: () => console.log('bestmove')"),
      /answered nothing, which is no legal/,
    ],
    ['that gives up', () => botOf('sad', "go: () => say('error', { message: 'too hard' })"), /too hard/],
  ])('%s ends the match with one line', async (_name, bot, line) => {
    const { code, out, err } = await crowns(match(bot()));
    expect(err).toMatch(line);
    expect(err).toMatch(/^crowns arena: [^\n]*\n$/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  it('sits at a table, is told of a game that is continued, and is never started by a file', async () => {
    const bot = botOf('guest', FIRST).replace('wait=20:', '');
    const file = join(at, 'table.json');
    const begun = await crowns(['play', GAME, '--bots', `person,${bot}`, '--seed', 'g', '--record', file], {
      input: '1\n1\n',
    });
    expect(begun).toMatchObject({ code: 0, err: '' });
    const plies = readRecord(file).log.length;
    const refused = await crowns(['play', '--continue', file]);
    expect(refused.err).toMatch(
      /table\.json: seats\[1\]\.bot: a record starts no command; allow it with --bots person,cmd:/,
    );
    const other = await crowns(['play', '--continue', file, '--bots', 'person,random']);
    expect(other.err).toMatch(/--bots: expected nothing: --continue takes it from the record/);
    const input = `${'1\n'.repeat(8)}undo\n${'1\n'.repeat(500)}`;
    const over = await crowns(['play', '--continue', file, '--bots', `person,${bot}`], { input });
    expect(over).toMatchObject({ code: 0, err: '' });
    expect(readRecord(file).log.length).toBeGreaterThan(plies);
    expect(readRecord(file).result?.reason).toBe('finished');
    expect(await json(['verify', file])).toMatchObject({ ok: true });
  });
});
