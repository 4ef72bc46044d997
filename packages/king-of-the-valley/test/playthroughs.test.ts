/** Recorded games, compared line by line: every change of behaviour shows in the diff. UPDATE_PLAYTHROUGHS=1 writes them anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatPosition } from '../src/position/format.ts';
import { parsePosition } from '../src/position/parse.ts';
import { playthroughOf } from './playthrough.ts';
import { situationOf } from './situation.ts';

const GAMES = [
  { seats: 2, seed: 'playthrough 2 48' },
  { seats: 3, seed: 'playthrough 3 223' },
  { seats: 4, seed: 'playthrough 4 359' },
];

const fileOf = (seats: number) => new URL(`./playthroughs/${seats}-players.txt`, import.meta.url);
const read = (seats: number) => readFileSync(fileOf(seats), 'utf8').trimEnd().split('\n');
const isMove = (line: string) => /^[1-4]: /.test(line);

if (process.env.UPDATE_PLAYTHROUGHS === '1') {
  for (const game of GAMES) writeFileSync(fileOf(game.seats), `${playthroughOf(game).join('\n')}\n`);
}

describe.each(GAMES)('$seats players', ({ seats, seed }) => {
  test('the game is played as recorded, line by line', () => {
    expect(playthroughOf({ seats, seed })).toEqual(read(seats));
  });

  test('the record plays from its own first situation to each situation it shows', () => {
    const blocks = read(seats)
      .join('\n')
      .split('\n\n')
      .map((block) => block.split('\n'));
    const situations = blocks.filter(([first]) => first.startsWith('turn '));
    const table = situationOf(parsePosition(situations[0], { seats }, 'another luck'));
    let shown = 0;
    for (const block of blocks) {
      if (block === situations[shown]) {
        expect(formatPosition(table.state)).toEqual(block);
        shown += 1;
      }
      for (const line of block.filter(isMove)) {
        expect(`${table.seat}: `).toBe(line.slice(0, 3));
        table.play(line.slice(3));
      }
    }
    expect(shown).toBe(situations.length);
    expect(shown).toBeGreaterThan(5);
    expect(read(seats).join('\n')).toContain(`player 1: ${table.scores()[0]} points`);
  });
});

test('together the games show every kind of move', () => {
  const kinds = GAMES.flatMap(({ seats }) =>
    read(seats)
      .filter(isMove)
      .map((line) => line.split(' ')[1]),
  );
  const sets = GAMES.flatMap(({ seats }) => read(seats).filter((line) => isMove(line) && line.includes('>')));
  expect([...new Set(kinds)].sort()).toEqual([
    'jester',
    'kingdom',
    'place',
    'priest',
    'recruit',
    'refill',
    'skip',
    'swap',
    'take',
    'tax',
  ]);
  expect(sets.length).toBeGreaterThan(3);
});
