import { type Puzzle, parsePuzzles } from '@three-crowns/coach';
import ofTheValley from '@three-crowns/coach/puzzles/king-of-the-valley.json' with { type: 'json' };
import ofTheWill from '@three-crowns/coach/puzzles/kings-will.json' with { type: 'json' };
import ofValeria from '@three-crowns/coach/puzzles/valeria.json' with { type: 'json' };
import { type AnyGame, newRecord, seatCount, UNKNOWN } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { VALLEY } from '../../../../e2e/positions.ts';
import { reasonsOf, rulesFor } from '../../src/games/load.ts';
import { PuzzleTable, type Tried } from '../../src/pages/puzzles/puzzleTable.ts';
import type { Fault } from '../../src/pages/puzzles/weigh.ts';

const game: AnyGame = kingOfTheValley;
const { rulesVersion, contentHash, options } = newRecord(game, { options: { seats: 2 }, seed: 'puzzle' });
const puzzle: Puzzle = {
  ...{ id: 'p', game: game.id, rulesVersion, contentHash, options, seat: 0, position: VALLEY },
  ...{ solution: ['take e2', 'skip', 'refill left'], accepted: ['take e2', 'take e5'] },
  ...{ best: 0.6, next: 0.5, found: 0.2, crowns: 3, why: [{ kind: 'waits' }] },
};

const FAULT: Fault = { lost: 0.1, why: [] };

/** `weighed`: what the coach finds of a move that is no part of the line; `leaves`: the solver goes before it is found. */
function opened(weighed: Fault | 'good' | 'fails' | 'leaves' = FAULT, of: Puzzle = puzzle) {
  const told: Tried['kind'][] = [];
  let isGone = false;
  const table = new PuzzleTable(game, of, {
    names: ['Ada', 'Anselm'],
    onTried: ({ kind }) => told.push(kind),
    weigh: async () => {
      isGone = weighed === 'leaves';
      if (weighed === 'fails' || weighed === 'leaves') throw new Error('there is no coach');
      return weighed === 'good' ? undefined : weighed;
    },
    isGone: () => isGone,
  });
  const made = () =>
    table
      .snapshot()
      .moments.slice(1)
      .map(({ text }) => text);
  return { table, told, made };
}

test('another first move is told and not played: the question stays', async () => {
  const { table, told } = opened();
  const before = table.snapshot();
  expect(before).toMatchObject({ status: 'choose', viewer: 0, own: 0, givesHints: false, asked: { seat: 0 } });
  await table.play({ text: 'take a1' });
  expect(told).toEqual(['wrong']);
  expect(table.snapshot()).toBe(before);
});

test('the line is asked move by move, and told in words', async () => {
  const { table, told, made } = opened();
  for (const text of puzzle.solution) {
    expect(table.snapshot()).toMatchObject({ status: 'choose', at: made().length });
    await table.play({ text });
  }
  expect(told).toEqual(['right', 'right', 'found']);
  expect(table.snapshot()).toMatchObject({ status: 'over', asked: undefined });
  expect(made()).toEqual(puzzle.solution);
  expect(table.deeds().map(({ ply }) => ply)).toEqual([0, 1, 2]);
  await expect(table.play({ text: 'take e2' })).rejects.toThrow('nothing is asked');
});

test('a first move that is as good counts, without the line of another', async () => {
  const { table, told, made } = opened();
  await table.play({ text: 'take e5' });
  expect(told).toEqual(['found']);
  expect(made()).toEqual(['take e5']);
});

test('a later move that is no part of the line is weighed', async () => {
  const { table, told, made } = opened();
  await table.play({ text: 'take e2' });
  await table.play({ text: 'skip' });
  const trying = table.play({ text: 'refill right' });
  expect(table.snapshot().status).toBe('thinking');
  await trying;
  expect(told).toEqual(['right', 'right', 'wrong']);
  expect(table.snapshot().status).toBe('choose');
  expect(made()).toEqual(['take e2', 'skip']);
});

test.each(['good', 'fails'] as const)(
  'one that is as good, or that nobody can weigh, is played: %s',
  async (weighed) => {
    const { table, told, made } = opened(weighed);
    await table.play({ text: 'take e2' });
    await table.play({ text: 'skip' });
    await table.play({ text: 'refill right' });
    expect(told).toEqual(['right', 'right', 'found']);
    expect(made()).toEqual(['take e2', 'skip', 'refill right']);
  },
);

test('who leaves while a move is weighed has neither found nor missed it', async () => {
  const { table, told, made } = opened('leaves');
  await table.play({ text: 'take e2' });
  await table.play({ text: 'skip' });
  await table.play({ text: 'refill right' });
  expect(told).toEqual(['right', 'right']);
  expect(made()).toEqual(['take e2', 'skip']);
});

test('who gives up is shown the rest of the line, from where the board is', async () => {
  const { table, told, made } = opened();
  await table.play({ text: 'take e2' });
  table.reveal();
  expect(told).toEqual(['right']);
  expect(made()).toEqual(puzzle.solution);
  expect(table.snapshot()).toMatchObject({ status: 'over', at: 1 });
  expect(table.choiceAt(1)?.text).toBe('skip');
  table.show(2);
  expect(table.snapshot()).toMatchObject({ at: 2, from: 1 });
  table.live();
  expect(table.snapshot().at).toBe(3);
  expect(table.choiceAt(3)).toBeUndefined();
});

test.each([FAULT, 'good'] as const)('what was weighed counts no more once the line is shown: %s', async (weighed) => {
  const { table, told, made } = opened(weighed);
  await table.play({ text: 'take e2' });
  await table.play({ text: 'skip' });
  const trying = table.play({ text: 'refill right' });
  table.reveal();
  await trying;
  expect(told).toEqual(['right', 'right']);
  expect(table.snapshot().status).toBe('over');
  expect(made()).toEqual(puzzle.solution);
});

const targetsOf = (table: PuzzleTable) => table.ahead().flatMap(({ targets }) => targets);

test('a nudge looks past a move that touches nothing', () => {
  const recruiting = VALLEY.map((line) => line.replace('phase summon', 'phase recruit'));
  const skipping: Puzzle = { ...puzzle, position: recruiting, solution: ['skip', 'take e2'], accepted: ['skip'] };
  expect(targetsOf(opened(FAULT, skipping).table)).toContain('e2');
});

test('every puzzle has something that a nudge can point at, and asks it in a sentence of its game', async () => {
  for (const one of [ofTheValley, ofTheWill, ofValeria].flatMap((file) => parsePuzzles(file).puzzles)) {
    const rules = await rulesFor(one);
    const names = Array.from({ length: seatCount(rules, rules.parseOptions(one.options)) }, (_, seat) => `${seat}`);
    const table = new PuzzleTable(rules, one, {
      names,
      onTried() {},
      weigh: async () => undefined,
      isGone: () => false,
    });
    expect(targetsOf(table), one.id).not.toEqual([]);
    const tasks = (await reasonsOf(one.game))?.tasks;
    expect(tasks?.texts.en[tasks.taskOf(table.ahead())], one.id).toBeDefined();
  }
});

test('the solver sees what its seat sees, and nothing else', () => {
  const [{ state }] = opened().table.snapshot().moments;
  expect(JSON.stringify(game.secrets.view(state, 0))).toBe(JSON.stringify(state));
  expect(JSON.stringify(state)).toContain(String(UNKNOWN));
});
