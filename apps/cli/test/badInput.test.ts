/** Everything wrong from outside: exit code 2 and exactly one line that names the place. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { crowns, folder } from './crowns.ts';
import { altered, GAME, readRecord, simulated } from './records.ts';

const at = folder();
const PUZZLES = fileURLToPath(new URL('../../../packages/coach/puzzles/valeria.json', import.meta.url));
let good = '';

beforeAll(async () => {
  good = await simulated(at);
  const { log } = readRecord(good);
  writeFileSync(join(at, 'broken.json'), '{\n  "format": oops\n}');
  writeFileSync(join(at, 'long.json'), ' '.repeat(5_000_001));
  writeFileSync(join(at, 'bytes.json'), Buffer.from([0xff, 0xfe, 0x80]));
  writeFileSync(join(at, 'content.json'), '{"id": "mine"}');
  writeFileSync(join(at, 'position.txt'), 'turn 1 round 1 phase tea start 1\n');
  writeFileSync(join(at, 'words.jsonl'), '[0,0]\n[0,0]\n');
  mkdirSync(join(at, 'folder'));
  symlinkSync(join(at, 'link.jsonl'), join(at, 'link.jsonl'));
  altered(good, 'other-game.json', { game: 'chess' });
  altered(good, 'unknown-key.json', { colour: 'red' });
  altered(good, 'out-of-turn.json', { log: [log[0], log[0]] });
  altered(good, 'illegal.json', { log: [`${log[0].split(' ')[0]} place z9`] });
  altered(good, 'old.json', { rulesVersion: 999 });
  altered(good, 'bot.json', { seats: [{ name: 'A', bot: 'oracle' }, { name: 'B' }, { name: 'C' }], log: [] });
});

const file = (name: string): string => join(at, name);
const good3 = (): string => good;

/** What is typed (lazily: the files are made first) and what the line on stderr must say. */
const CASES: readonly (readonly [string, () => string[], RegExp])[] = [
  ['no command', () => [], /no command: expected games, /],
  ['unknown command', () => ['simm'], /unknown command "simm": .*did you mean sim\?/],
  ['unknown option', () => ['sim', GAME, '--game', '5'], /--game: unknown option; .*did you mean --games\?/],
  ['missing value', () => ['sim', GAME, '--seed'], /--seed: expected a value/],
  ['number out of range', () => ['sim', GAME, '--games', '0'], /--games: expected a whole number from 1 to /],
  ['unknown game', () => ['sim', 'king-of-the-vally'], /<game>: unknown game .*did you mean king-of-the-valley\?/],
  ['missing argument', () => ['why', good3(), '1'], /<target>: expected /],
  ['too many seats', () => ['sim', GAME, '--seats', '9'], /--seats: expected a whole number from 2 to 4, found 9/],
  ['unknown bot', () => ['sim', GAME, '--bots', 'gredy'], /--bots: expected .*did you mean greedy\?/],
  [
    'bots for other seats',
    () => ['sim', GAME, '--seats', '4', '--bots', 'random,random'],
    /--bots: expected 1 or 4 names/,
  ],
  [
    'more bots than seats',
    () => ['sim', GAME, '--bots', 'random,random,random,random,random'],
    /--bots: expected at most 4, found 5/,
  ],
  ['option without value', () => ['sim', GAME, '--option', 'start'], /--option: expected key=value, found "start"/],
  ['unknown option of the game', () => ['sim', GAME, '--option', 'stat=1'], /--option: .*did you mean start\?/],
  ['wrong value of an option', () => ['sim', GAME, '--option', 'start=9'], /--option start: expected random, 1/],
  ['option against the seats', () => ['sim', GAME, '--seats', '2', '--option', 'start=4'], /options\.start: expected /],
  ['bad content', () => ['sim', GAME, '--content', file('content.json')], /content\.json: content/],
  ['folder that is a file', () => ['sim', GAME, '--record', good3()], /--record .*cannot be written/],
  ['no such file', () => ['replay', file('none.json')], /none\.json: cannot be read: no such file/],
  ['a folder', () => ['verify', file('folder')], /folder: cannot be read: expected a file, found a folder/],
  ['not JSON', () => ['verify', file('broken.json')], /broken\.json: line 2, column 13: expected a value, found "o"/],
  ['not JSON on standard input', () => ['moves', '-'], /standard input: line 1, column 1: /],
  ['too long', () => ['moves', file('long.json')], /long\.json: expected at most 5000000 bytes/],
  ['not UTF-8', () => ['moves', file('bytes.json')], /bytes\.json: expected text in UTF-8/],
  ['record of another game', () => ['replay', file('other-game.json')], /other-game\.json: game: unknown game "chess"/],
  ['record with an unknown key', () => ['replay', file('unknown-key.json')], /unknown-key\.json: colour: /],
  [
    'record of other rules',
    () => ['replay', file('old.json')],
    /old\.json: rulesVersion: expected one of 1, 2, found 999/,
  ],
  [
    'move out of turn',
    () => ['replay', file('out-of-turn.json')],
    /out-of-turn\.json: log\[1\]: expected a move of seat/,
  ],
  ['illegal move', () => ['replay', file('illegal.json')], /illegal\.json: log\[0\]: .*no such move; legal: "place/],
  [
    'ply out of range',
    () => ['replay', good3(), '--ply', '5000'],
    /--ply: expected a whole number from 0 to \d+, found 5000/,
  ],
  ['unknown viewer', () => ['replay', good3(), '--as', 'king'], /--as: expected all, spectator or a seat from 1 to 3/],
  ['viewer without a seat', () => ['replay', good3(), '--as', '4'], /--as: expected a whole number from 1 to 3/],
  ['unknown language', () => ['replay', good3(), '--lang', 'it'], /--lang: expected en, de, fr/],
  ['seat out of range', () => ['why', good3(), '0', 'a1'], /<seat>: expected a whole number from 1 to 3/],
  ['unknown target', () => ['why', good3(), '1', 'z9', '--ply', '0'], /<target>: .*for example .*found "z9"/],
  [
    'bad position',
    () => ['perft', GAME, '--position', file('position.txt')],
    /position\.txt: position line 1: expected a phase/,
  ],
  ['play without a game', () => ['play'], /<game>: expected the id of a game, or --continue/],
  ['play over a record', () => ['play', GAME, '--record', good3()], /--record .*expected a new file/],
  ['play on with other seats', () => ['play', '--continue', good3(), '--seats', '2'], /--seats: .*--continue takes it/],
  [
    'play on with an unknown bot',
    () => ['play', '--continue', file('bot.json')],
    /bot\.json: seats\[0\]\.bot: expected/,
  ],
  ['a match without players', () => ['arena', GAME], /--agent: expected a player: reference, /],
  ['a match of one', () => ['arena', GAME, '--agent', 'random'], /--agent: expected 2 for 2 seats, found 1/],
  ['an unknown agent', () => ['arena', GAME, '--agent', 'gredy'], /--agent: expected .*did you mean greedy\?/],
  [
    'an unknown setting',
    () => ['arena', GAME, '--agent', 'greedy:buget=5'],
    /--agent greedy: expected budget, margin before the =, found "buget"; did you mean budget\?/,
  ],
  [
    'a setting where there is none',
    () => ['arena', GAME, '--agent', 'random:budget=5'],
    /--agent random: expected no settings, found "budget"/,
  ],
  [
    'a wrong value of a setting',
    () => ['arena', GAME, '--agent', 'greedy:budget=many'],
    /--agent greedy: budget: expected a whole number from 1 to /,
  ],
  [
    'two budgets',
    () => ['arena', GAME, '--agent', 'search:ms=5,rollouts=5', '--agent', 'random', '--jobs', '1'],
    /--agent: expected either rollouts or ms, found both/,
  ],
  ['a setting twice', () => ['arena', GAME, '--agent', 'greedy:budget=5,budget=6'], /expected every setting once/],
  [
    'claims that are none',
    () => ['arena', GAME, '--agent', 'random', '--agent', 'random', '--sprt', '10,0'],
    /--sprt: expected two numbers, the smaller first, as in 0,10, found "10,0"/,
  ],
  [
    'claims without an end',
    () => ['arena', GAME, '--agent', 'random', '--agent', 'random', '--deals', '1', '--sprt', '0,Infinity'],
    /--sprt: expected two numbers, the smaller first, as in 0,10, found "0,Infinity"/,
  ],
  [
    'a match kept in no folder',
    () => ['arena', GAME, '--agent', 'random', '--agent', 'random', '--out', file('no/where.jsonl')],
    /where\.jsonl: cannot be written/,
  ],
  [
    'a match kept below a file',
    () => ['arena', GAME, '--agent', 'random', '--agent', 'random', '--out', file('broken.json/x.jsonl')],
    /x\.jsonl: cannot be written: a part of the path is not a folder/,
  ],
  [
    'a match kept in a file of something else',
    () => ['arena', GAME, '--agent', 'random', '--agent', 'random', '--out', file('content.json')],
    /content\.json: expected lines, found none that ends/,
  ],
  [
    'hints kept among other lines',
    () => ['hints', GAME, '--out', file('words.jsonl')],
    /words\.jsonl: line 1: expected an object with format, game, .*, found \[0,0\]/,
  ],
  [
    'puzzles of another game',
    () => ['puzzles', GAME, '--check', '--out', PUZZLES],
    /valeria\.json: expected puzzles of king-of-the-valley, version 2, found ones of valeria, version 2/,
  ],
  [
    'hints kept in no folder',
    () => ['hints', GAME, '--out', file('no/where.jsonl')],
    /where\.jsonl: cannot be written/,
  ],
  [
    'an analysis kept in no folder, before anything is judged',
    () => ['analyse', good3(), '--out', file('no/where.json')],
    /where\.json: cannot be written/,
  ],
  [
    'puzzles kept in no folder, before any is looked for',
    () => ['puzzles', GAME, '--out', file('no/where.json')],
    /where\.json: cannot be written/,
  ],
  [
    'a match kept in a link to itself',
    () => ['arena', GAME, '--agent', 'random', '--agent', 'random', '--out', file('link.jsonl')],
    /link\.jsonl: cannot be written: its links go round in circles/,
  ],
  ['play into no folder', () => ['play', GAME, '--record', file('no/where.json')], /where\.json: cannot be written/],
];

describe.concurrent('bad input', () => {
  it.each(CASES)('%s', async (_name, args, line) => {
    const { code, out, err } = await crowns(args());
    expect(err).toMatch(line);
    expect(err).toMatch(/^crowns[^\n]*\n$/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
