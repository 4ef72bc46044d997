import { ANALYSIS_FORMAT, formatAnalysis, recordKey } from '@three-crowns/coach';
import {
  type AnyGame,
  askedAt,
  draw,
  newRecord,
  openTable,
  playMove,
  type RecordSeat,
  readLog,
  recordOf,
  stateOf,
  worldLuck,
} from '@three-crowns/core';
import { proof } from '@three-crowns/core/proof';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { kingsWill } from '@three-crowns/kings-will';
import { valeria } from '@three-crowns/valeria';
import { describe, expect, it } from 'vitest';
import { accuracyIn } from '../../src/pages/progress/accuracy.ts';
import { type GameNote, noteOf, type Own, readNote } from '../../src/pages/progress/note.ts';
import { statisticsOf } from '../../src/pages/progress/statistics.ts';
import type { SavedTable } from '../../src/storage/store.ts';

const games = proof('games of a note', { small: 1, full: 20 });

/** A table whose game was played to its end by chance. */
function playedOut(game: AnyGame, seats: readonly RecordSeat[], seed: string): SavedTable {
  const made = newRecord(game, { options: { seats: seats.length }, seats, seed });
  const table = openTable<unknown, unknown, unknown, unknown>(game, made);
  const luck = worldLuck(seed);
  for (let [asked] = askedAt(table); asked !== undefined; [asked] = askedAt(table)) {
    const moves: readonly unknown[] = game.rules.legalMoves(stateOf(table), asked.seat);
    playMove(table, asked.seat, moves[draw(luck, moves.length)]);
  }
  return { id: seed, record: recordOf(table), commandIds: [], wishes: [], savedAt: 7 };
}

describe.each([kingOfTheValley, kingsWill, valeria] as AnyGame[])('the note of a game of $id', (game) => {
  it(`tells points, and sources that add up to them: ${games.name}`, () => {
    for (let i = 0; i < games.size; i++) {
      const seats = [{ name: 'Brida', bot: 'page' }, { name: 'Ada' }, { name: 'Anselm', bot: 'baron' }];
      const saved = playedOut(game, seats, `${games.seed}/${i}`);
      const { own, ...note } = noteOf(game, saved);
      const { scores = [], winners = [] } = saved.record.result ?? {};
      expect(note).toMatchObject({ game: game.id, seats: 3, rival: 'baron', savedAt: 7 });
      expect(own).toMatchObject({
        points: scores[1],
        best: Math.max(scores[0], scores[2]),
        isWon: winners.includes(2),
      });
      expect(own?.sources.reduce((sum, { points }) => sum + points, 0)).toBe(scores[1]);
      expect(readNote(structuredClone({ ...note, own }))).toEqual({ ...note, own });
    }
  });
});

it('a screen that people share, and a game broken off, are not counted', () => {
  const shared = playedOut(kingOfTheValley, [{ name: 'Ada' }, { name: 'Bo' }], games.seed);
  expect(noteOf(kingOfTheValley, shared).own).toBeUndefined();
  const alone = playedOut(kingOfTheValley, [{ name: 'Ada' }, { name: 'Bo', bot: 'king' }], games.seed);
  const { result: _, ...record } = { ...alone.record, log: [...alone.record.log.slice(0, 5), 'abandon 1'] };
  expect(noteOf(kingOfTheValley, { ...alone, record }).own).toBeUndefined();
});

it('accuracy is that of the person, by an analysis of the whole of this game', () => {
  const saved = playedOut(kingOfTheValley, [{ name: 'Bo', bot: 'king' }, { name: 'Ada' }], games.seed);
  const plies = saved.record.log.length;
  const even = { chances: [0.5, 0.5], points: [0, 0] };
  const worse = { chances: [0.625, 0.375], points: [0, 0] };
  const textOf = (given: 0 | 1, count = plies) => {
    const { moves } = readLog(saved.record).course;
    const steps = moves.slice(0, count).map(({ seat }, ply) => ({
      ...{ ply, seat, before: even, after: seat === given ? worse : even },
      ...(seat === given && { better: ['pass'], why: [] }),
    }));
    const { game, rulesVersion } = saved.record;
    const record = recordKey(saved.record, count);
    return formatAnalysis({ format: ANALYSIS_FORMAT, game, rulesVersion, record, budget: 'standard', steps });
  };
  expect(accuracyIn(textOf(0), saved.record, 1)).toBe(100);
  expect(accuracyIn(textOf(1), saved.record, 1)).toBeLessThan(100);
  expect(accuracyIn(textOf(0, plies - 1), saved.record, 1)).toBeUndefined();
  expect(accuracyIn(textOf(0), { ...saved.record, seed: 'another' }, 1)).toBeUndefined();
  expect(accuracyIn('nothing', saved.record, 1)).toBeUndefined();
});

it('what is no note is passed over', () => {
  for (const raw of [undefined, 1, {}, { id: 'a' }, { id: 'a', savedAt: 1, game: 'g', seats: 2, rival: 'jester' }]) {
    expect(readNote(raw)).toBeUndefined();
  }
});

describe('statistics', () => {
  const note = (savedAt: number, change: Partial<GameNote> = {}, own: Partial<Own> = {}): GameNote => ({
    ...{ id: `${savedAt}`, savedAt, game: 'valeria', seats: 2, rival: 'knight', accuracy: undefined },
    own: { isWon: false, points: 30, best: 40, sources: [{ key: 'domains', count: 2, points: 6 }], ...own },
    ...change,
  });

  it('count by level and by seats, in the order they were played, and only what was met', () => {
    const notes = [
      note(3, { rival: 'king' }, { isWon: true }),
      note(1, { seats: 3 }),
      note(2, {}, { isWon: true }),
      note(4, { own: undefined }),
      note(5, { game: 'kings-will' }),
    ];
    const [first, ...rest] = statisticsOf(notes, ['valeria']);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      games: 3,
      won: 2,
      byRival: [
        { rival: 'knight', games: 2, won: 1 },
        { rival: 'king', games: 1, won: 1 },
      ],
      bySeats: [
        { seats: 2, games: 2, won: 2 },
        { seats: 3, games: 1, won: 0 },
      ],
      accuracy: undefined,
    });
    expect(first.course.map(({ savedAt }) => savedAt)).toEqual([1, 2, 3]);
  });

  it('average sources over all games, also those that brought nothing there, and accuracy over those that have one', () => {
    const other = { sources: [{ key: 'monsters', count: 1, points: 4 }] };
    const notes = [note(1, { accuracy: 80 }), note(2, {}, other), note(3, { accuracy: 90 }, { sources: [] }), note(4)];
    expect(statisticsOf(notes, ['valeria'])).toMatchObject([
      {
        accuracy: 85,
        sources: [
          { key: 'domains', count: 1, points: 3 },
          { key: 'monsters', count: 0.25, points: 1 },
        ],
      },
    ]);
  });
});
