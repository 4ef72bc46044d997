import { type Puzzle, parsePuzzles } from '@three-crowns/coach';
import ofTheValley from '@three-crowns/coach/puzzles/king-of-the-valley.json' with { type: 'json' };
import ofTheWill from '@three-crowns/coach/puzzles/kings-will.json' with { type: 'json' };
import ofValeria from '@three-crowns/coach/puzzles/valeria.json' with { type: 'json' };
import { type AnyGame, newRecord, seatCount, UNKNOWN } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { VALLEY } from '../../../../e2e/positions.ts';
import { rulesFor } from '../../src/games/load.ts';
import { PuzzleTable } from '../../src/pages/puzzles/puzzleTable.ts';

const game: AnyGame = kingOfTheValley;
const { rulesVersion, contentHash, options } = newRecord(game, { options: { seats: 2 }, seed: 'puzzle' });
const puzzle: Puzzle = {
  ...{ id: 'p', game: game.id, rulesVersion, contentHash, options, seat: 0, position: VALLEY },
  ...{ solution: ['take e2', 'skip', 'refill left'], accepted: ['take e2', 'take e5'] },
  ...{ best: 0.6, next: 0.5, found: 0.2, crowns: 3, why: [{ kind: 'waits' }] },
};

function opened() {
  const told: boolean[] = [];
  const table = new PuzzleTable(game, puzzle, ['Ada', 'Anselm'], (isFound) => told.push(isFound));
  return { table, told };
}

test('another move is told and not played: the question stays', async () => {
  const { table, told } = opened();
  const before = table.snapshot();
  expect(before).toMatchObject({ status: 'choose', viewer: 0, own: 0, givesHints: false, asked: { seat: 0 } });
  await table.play({ text: 'take a1' });
  expect(told).toEqual([false]);
  expect(table.snapshot()).toBe(before);
});

test('the solution is played with the rest of its line, and told in words', async () => {
  const { table, told } = opened();
  await table.play({ text: 'take e2' });
  expect(told).toEqual([true]);
  expect(table.snapshot()).toMatchObject({ status: 'over', asked: undefined });
  expect(
    table
      .snapshot()
      .moments.slice(1)
      .map(({ text }) => text),
  ).toEqual(puzzle.solution);
  expect(table.lineInWords()).toHaveLength(3);
  await expect(table.play({ text: 'take e2' })).rejects.toThrow('over');
});

test('a move that is as good counts, without the line of another', async () => {
  const { table, told } = opened();
  await table.play({ text: 'take e5' });
  expect(told).toEqual([true]);
  expect(
    table
      .snapshot()
      .moments.slice(1)
      .map(({ text }) => text),
  ).toEqual(['take e5']);
});

test('who gives up is shown the solution, and a nudge names what it touches', () => {
  const { table, told } = opened();
  expect(table.targets()[0]).toBe('e2');
  table.reveal();
  expect(told).toEqual([]);
  expect(
    table
      .snapshot()
      .moments.slice(1)
      .map(({ text }) => text),
  ).toEqual(puzzle.solution);
});

test('a nudge looks past a move that touches nothing', () => {
  const recruiting = VALLEY.map((line) => line.replace('phase summon', 'phase recruit'));
  const skipping: Puzzle = { ...puzzle, position: recruiting, solution: ['skip', 'take e2'], accepted: ['skip'] };
  expect(new PuzzleTable(game, skipping, ['Ada', 'Anselm'], () => {}).targets()).toContain('e2');
});

test('every puzzle has something that a nudge can point at', async () => {
  for (const one of [ofTheValley, ofTheWill, ofValeria].flatMap((file) => parsePuzzles(file).puzzles)) {
    const rules = await rulesFor(one);
    const names = Array.from({ length: seatCount(rules, rules.parseOptions(one.options)) }, (_, seat) => `${seat}`);
    const table = new PuzzleTable(rules, one, names, () => {});
    expect(table.targets(), one.id).not.toEqual([]);
  }
});

test('the solver sees what its seat sees, and nothing else', () => {
  const [{ state }] = opened().table.snapshot().moments;
  expect(JSON.stringify(game.secrets.view(state, 0))).toBe(JSON.stringify(state));
  expect(JSON.stringify(state)).toContain(String(UNKNOWN));
});
