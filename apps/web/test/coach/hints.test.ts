/** Where the coach may be asked: alone unless the table was set without, between people only where all agreed before. */
import type { RecordSeat } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { describe, expect, it } from 'vitest';
import { addSeat, changeSeat, newDraft } from '../../src/newGame/draft.ts';
import { givesHints } from '../../src/storage/hints.ts';
import { entryRowsOf, rowOf, tableOf } from '../../src/storage/rows.ts';
import { canPlayOn } from '../../src/table/playOn/canPlayOn.ts';
import { rematchTable } from '../../src/table/session/rematch.ts';
import { BOT, fakeSurroundings, PERSON, recordWith, reopened, sessionWith } from '../table/surroundings.ts';

describe('hints', () => {
  it.each([
    [1, undefined, true],
    [1, 'off', false],
    [2, undefined, false],
    [2, 'off', false],
    [2, 'on', true],
    [0, 'on', false],
  ] as const)('%i persons who wished for %s: %s', (persons, wish, expected) => {
    expect(givesHints(persons, wish)).toBe(expected);
  });

  it('go by the persons at the table, bots have no say', async () => {
    const given = async (...seats: RecordSeat[]) =>
      (await sessionWith(seats, fakeSurroundings())).snapshot().givesHints;
    expect(await given(PERSON, BOT)).toBe(true);
    expect(await given(PERSON, PERSON)).toBe(false);
  });

  it.each(['on', 'off', undefined] as const)('are wished for in a rematch as before: %s', async (hints) => {
    const fake = fakeSurroundings();
    await fake.store.create({ id: 'test', record: recordWith([PERSON, PERSON]), hints });
    expect(rematchTable(kingOfTheValley, await reopened(fake), 'next', 'seed').hints).toBe(hints);
  });

  it('are also taken by trying out a game that goes on: between people nobody plays on from its moments', async () => {
    const tried = async (...seats: RecordSeat[]) =>
      canPlayOn((await sessionWith(seats, fakeSurroundings())).snapshot());
    expect(await tried(PERSON, BOT)).toBe(true);
    expect(await tried(PERSON, PERSON)).toBe(false);
    expect(canPlayOn({ asked: undefined, givesHints: false })).toBe(true);
  });

  it('are agreed on once more when somebody sits down or leaves, not when somebody changes his name', () => {
    const agreed = { ...newDraft(kingOfTheValley, 'bot'), hints: 'on' } as const;
    expect(changeSeat(agreed, 0, { name: 'Ada' }).hints).toBe('on');
    expect(addSeat(agreed).hints).toBe('on');
    expect(changeSeat(agreed, 1, { bot: undefined }).hints).toBeUndefined();
  });

  it('are kept with the table; what is no wish is none', () => {
    const record = recordWith([PERSON, BOT]);
    const rows = entryRowsOf('a', record.log);
    expect(tableOf(rowOf({ id: 'a', record, hints: 'off' }, 1), rows).hints).toBe('off');
    expect(tableOf(rowOf({ id: 'a', record }, 1), rows).hints).toBeUndefined();
    expect(tableOf({ ...rowOf({ id: 'a', record }, 1), hints: 7 }, rows).hints).toBeUndefined();
  });
});
