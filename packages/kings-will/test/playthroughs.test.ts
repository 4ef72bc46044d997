/** Recorded games, compared line by line: every change of behaviour shows in the diff. UPDATE_PLAYTHROUGHS=1 writes them anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseMove } from '../src/notation.ts';
import { formatPosition } from '../src/position/format.ts';
import { parsePosition } from '../src/position/parse.ts';
import { scores } from '../src/scoring.ts';
import { play } from '../src/turn.ts';
import { type Playthrough, playthroughOf } from './playthrough.ts';

const GAMES: readonly Playthrough[] = [
  { seats: 2, variant: 'full', seed: 'playthrough 2' },
  { seats: 3, variant: 'full', seed: 'playthrough 3' },
  { seats: 4, variant: 'full', seed: 'playthrough 4' },
  { seats: 2, variant: 'first', seed: 'playthrough 2 first' },
  { seats: 3, variant: 'first', seed: 'playthrough 3 first' },
  { seats: 4, variant: 'first', seed: 'playthrough 4 first' },
];

const fileOf = ({ seats, variant }: Playthrough) =>
  new URL(`./playthroughs/${seats}-players-${variant}.txt`, import.meta.url);
const read = (game: Playthrough) => readFileSync(fileOf(game), 'utf8').trimEnd().split('\n');
const isMove = (line: string) => /^[1-4]: /.test(line);

if (process.env.UPDATE_PLAYTHROUGHS === '1') {
  for (const game of GAMES) writeFileSync(fileOf(game), `${playthroughOf(game).join('\n')}\n`);
}

describe.each(GAMES)('$seats players, $variant game', (game) => {
  test('the game is played as recorded, line by line', () => {
    expect(playthroughOf(game)).toEqual(read(game));
  });

  test('the record plays from its own first situation to each situation it shows', () => {
    const { seats, variant } = game;
    const blocks = read(game)
      .join('\n')
      .split('\n\n')
      .map((block) => block.split('\n'));
    const situations = blocks.filter(([first]) => first.startsWith('turn '));
    const state = parsePosition(situations[0], { seats, variant }, 'another luck');
    let shown = 0;
    for (const block of blocks) {
      if (block === situations[shown]) {
        expect(formatPosition(state)).toEqual(block);
        shown += 1;
      }
      for (const line of block.filter(isMove)) {
        const seat = Number(line[0]) - 1;
        const move = parseMove(state, seat, line.slice(3));
        if (move === undefined) throw new Error(`cannot play ${line}`);
        play(state, seat, move);
      }
    }
    expect(shown).toBe(situations.length);
    expect(shown).toBeGreaterThan(4);
    expect(read(game).join('\n')).toContain(`player 1: ${scores(state)[0].total} points`);
  });
});

test('together the games show every kind of move', () => {
  const kinds = GAMES.flatMap((game) =>
    read(game)
      .filter(isMove)
      .map((line) => line.split(' ')[1]),
  );
  const wanted = [
    ...['birth', 'breed', 'develop', 'educate', 'erect', 'explore', 'fell', 'found', 'give', 'home', 'keep', 'lay'],
    ...['levy', 'look', 'lose', 'neutral', 'pass', 'pay', 'pledge', 'quarry', 'sell', 'settle', 'site', 'stock'],
    ...['swap', 'take', 'taxes', 'till', 'walk'],
  ];
  expect([...new Set(kinds)].sort()).toEqual(wanted);
});
