import {
  BadInput,
  formatRecord,
  newRecord,
  openTable,
  parseJson,
  playText,
  recordOf,
  stateOf,
} from '@three-crowns/core';
import { kingOfTheValley as game } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { rulesFor } from '../../src/games/load.ts';
import { checkedRecord, troubleOf } from '../../src/storage/readRecord.ts';
import { fileNameOf, onlyPerson, summaryOf } from '../../src/storage/summary.ts';

const seats = [{ name: 'Mathilde' }, { name: 'Anselm', bot: 'greedy' }];
const record = newRecord(game, { options: { seats: 2, start: 1 }, seed: 'seed', seats });
const table = openTable(game, record);
const [first] = game.rules.legalMoves(stateOf(table), 0);
playText(table, 0, game.notation.formatMove(stateOf(table), first));
const played = recordOf(table);

async function troubleIn(text: string) {
  try {
    await checkedRecord(parseJson(text, ''), rulesFor);
  } catch (error) {
    return troubleOf(error);
  }
  throw new Error('it was taken');
}

test('a record that was written is read back', async () => {
  expect(await checkedRecord(parseJson(formatRecord(played), ''), rulesFor)).toEqual(played);
});

test.each([
  ['{ "format": ', '', /"json.value".*"line":1,"column":13/],
  ['{}', 'format', /missing/],
  [formatRecord({ ...played, game: 'chess' }), 'game', /unknown game/],
  [formatRecord({ ...played, rulesVersion: 99 }), 'rulesVersion', /"known":"1, 2","found":99/],
  [formatRecord({ ...played, log: [...played.log, '2 fly away'] }), 'log 2', /fly away/],
  [formatRecord({ ...played, seats: [seats[0], { name: 'x', bot: 'oracle' }] }), 'seats 2.bot', /oracle/],
])('%# a fault is told with its place', async (text, place, reason) => {
  const trouble = await troubleIn(text);
  expect(trouble.place).toBe(place);
  expect(JSON.stringify(trouble.reason)).toMatch(reason);
});

test('an error that is no bad input keeps its words', () => {
  expect(troubleOf(new Error('broken'))).toEqual({ place: '', reason: { english: 'broken' } });
  expect(troubleOf(new BadInput('', 'nothing here'))).toEqual({ place: '', reason: { english: 'nothing here' } });
});

test('the summary says who is asked and what everybody has', () => {
  const saved = { id: 'x', record: played, commandIds: [], wishes: [], savedAt: Date.UTC(2026, 4, 1, 12) };
  const summary = summaryOf(game, saved);
  expect(summary).toMatchObject({ asked: 1, winners: [], scores: [2, 2] });
  expect(onlyPerson(saved)).toBe(0);
  expect(onlyPerson({ ...saved, record: { ...played, seats: [seats[0], seats[0]] } })).toBeUndefined();
  expect(fileNameOf(saved)).toBe('king-of-the-valley-2026-05-01.json');
});
