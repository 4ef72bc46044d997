import type { Outcome, Score } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { rowsOf, wordsOf } from '../../src/table/score/rows.ts';
import { scenesOf, totalsOf } from '../../src/table/score/scenes.ts';
import type { EndStep } from '../../src/table/screen/ending.ts';

const score = (total: number, ...keys: string[]): Score => ({
  total,
  lines: keys.map((key) => ({ key, count: 1, points: total / keys.length })),
});
const step = (key: string, ...points: number[]): EndStep => ({ key, points, lasts: undefined, noise: 'page' });
const STEPS = [step('one', 4, 6), step('two', 6, 4)];

test('totals are those of the steps told so far', () => {
  expect(totalsOf(STEPS, 0)).toEqual([0, 0]);
  expect(totalsOf(STEPS, 1)).toEqual([4, 6]);
  expect(totalsOf(STEPS, 2)).toEqual([10, 10]);
});

test('equal points at the top have a scene of their own before the crown', () => {
  const scores = [score(10, 'a'), score(10, 'b')];
  const outcome: Outcome = { scores, places: [1, 2], winners: [0] };
  const kinds = (one: Outcome) => scenesOf(STEPS, one, ['a']).map(({ kind }) => kind);
  expect(kinds(outcome)).toEqual(['step', 'step', 'tie', 'crown']);
  expect(kinds({ ...outcome, scores: [score(10, 'a'), score(9, 'b')] })).toEqual(['step', 'step', 'crown']);
});

test('equal points below the top are not told before the crown', () => {
  const scores = [score(12, 'a'), score(10, 'b'), score(10, 'b')];
  expect(scenesOf(STEPS, { scores, places: [1, 2, 3], winners: [0] }, []).map(({ kind }) => kind)).toEqual([
    'step',
    'step',
    'crown',
  ]);
});

test('rows stand in the order of the columns that have them', () => {
  expect(rowsOf([score(6, 'a', 'c'), score(6, 'a', 'b', 'c')])).toEqual(['a', 'b', 'c']);
});

test('a row is named without its count, and a cell says how many', () => {
  const [queens, lion, will] = wordsOf(['2 queens', 'Order of the Lion: 2 knights', 'Will A: Mood']);
  expect([queens.name, queens.what('3 queens')]).toEqual(['Queens', '3 queens']);
  expect([lion.name, lion.what('Order of the Lion: 5 knights')]).toEqual(['Order of the Lion', '5 knights']);
  expect([will.name, will.what('Will A: Mood')]).toEqual(['Will A: Mood', undefined]);
});

test('rows that begin alike keep all of their name', () => {
  const [citizens, monsters] = wordsOf(['Duke: 2 citizens', 'Duke: 2 monsters']);
  expect([citizens.name, monsters.name]).toEqual(['Duke: citizens', 'Duke: monsters']);
});
