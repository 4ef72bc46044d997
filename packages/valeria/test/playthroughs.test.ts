/** Recorded games, compared line by line: every change of behaviour shows in the diff. UPDATE_PLAYTHROUGHS=1 writes them anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseOptions } from '../src/options.ts';
import { formatPosition } from '../src/position/format.ts';
import { parsePosition } from '../src/position/parse.ts';
import { setup } from '../src/setup.ts';
import { type Playthrough, playthroughOf } from './playthrough.ts';
import { situationOf } from './situation.ts';

const GAMES: readonly Playthrough[] = [
  { name: '1-player', options: { seats: 1, events: 'on', setup: 'random', level: 'harder' }, seed: 'playthrough 1 62' },
  { name: '2-players', options: { seats: 2 }, seed: 'playthrough 2 30' },
  { name: '3-players', options: { seats: 3, events: 'on', setup: 'mastery-over-magic' }, seed: 'playthrough 3 259' },
  {
    name: '5-players',
    options: { seats: 5, events: 'on', mixed: 'on', dukes: 'off', setup: 'random' },
    seed: 'playthrough 5 269',
  },
];

const fileOf = (name: string) => new URL(`./playthroughs/${name}.txt`, import.meta.url);
const read = (name: string) => readFileSync(fileOf(name), 'utf8').trimEnd().split('\n');
const isMove = (line: string) => /^[1-5]: /.test(line);

if (process.env.UPDATE_PLAYTHROUGHS === '1') {
  for (const game of GAMES) writeFileSync(fileOf(game.name), `${playthroughOf(game).join('\n')}\n`);
}

describe.each(GAMES)('$name', (game) => {
  const { name, options, seed } = game;

  test('the game is played as recorded, line by line', () => {
    expect(playthroughOf(game)).toEqual(read(name));
  });

  test('the record plays from its own first situation to each situation it shows', () => {
    const blocks = read(name)
      .join('\n')
      .split('\n\n')
      .map((block) => block.split('\n'));
    const situations = blocks.filter(([first]) => first.startsWith('turn '));
    const table = situationOf(parsePosition(situations[0], options, seed));
    // The dice to come are not written: they are the table's own.
    table.state.luck = setup(parseOptions(options), seed).luck;
    let shown = 0;
    for (const block of blocks) {
      if (block === situations[shown]) {
        expect(formatPosition(table.state)).toEqual(block);
        shown += 1;
      }
      for (const line of block.filter(isMove)) {
        table.play(line.replace(/ \(.*\)$/, ''));
        if (line.includes('(')) expect(line).toContain(`(${table.state.dice.join(' and ')})`);
      }
    }
    expect(shown).toBe(situations.length);
    expect(shown).toBeGreaterThan(2);
    expect(read(name).join('\n')).toContain(`player 1: ${table.score(1)} points`);
  });
});

test('together the games show every kind of move', () => {
  const kinds = GAMES.flatMap(({ name }) =>
    read(name)
      .filter(isMove)
      .map((line) => line.split(' ')[1]),
  );
  expect([...new Set(kinds)].sort()).toEqual([
    'bargain',
    'build',
    'capture',
    'change',
    'choose',
    'citizen',
    'column',
    'exhaust',
    'keep',
    'pass',
    'pick',
    'recruit',
    'return',
    'rob',
    'roll',
    'slay',
    'steal',
    'take',
    'token',
    'trade',
  ]);
});
