import type { Puzzle } from '@three-crowns/coach';
import { describe, expect, it } from 'vitest';
import { gamesFrom, nextPuzzle, puzzleOfDay } from '../../src/pages/puzzles/choose.ts';
import { difficultyOf, FIRST_RATING, ratedAfter } from '../../src/pages/puzzles/rating.ts';
import {
  countOf,
  inOrder,
  ratingOf,
  readTry,
  streakOf,
  type Try,
  tryId,
  weekOf,
} from '../../src/pages/puzzles/tries.ts';

describe('a rating', () => {
  it('rises by what is found and falls by what is missed, the more the less it was to be expected', () => {
    const [easy, hard] = [difficultyOf(0.5), difficultyOf(0.05)];
    expect(easy).toBe(FIRST_RATING);
    expect(hard).toBeGreaterThan(easy);
    const gain = (difficulty: number) => ratedAfter(1500, 0, difficulty, 'found') - 1500;
    const loss = (difficulty: number) => 1500 - ratedAfter(1500, 0, difficulty, 'missed');
    expect(gain(hard)).toBeGreaterThan(gain(easy));
    expect(gain(easy)).toBeGreaterThan(0);
    expect(loss(easy)).toBeGreaterThan(loss(hard));
    expect(loss(hard)).toBeGreaterThan(0);
    expect(ratedAfter(1500, 0, easy, 'nudged')).toBe(1500);
  });

  it('moves less the more is known', () => {
    const gains = [0, 10, 30].map((tries) => ratedAfter(1500, tries, 1500, 'found') - 1500);
    expect(gains).toEqual([32, 16, 10]);
  });

  it('settles where as much is found as was to be expected', () => {
    let rating = FIRST_RATING;
    for (let i = 0; i < 400; i++) rating = ratedAfter(rating, i, 1700, i % 4 === 0 ? 'missed' : 'found');
    // Three of four: about 190 above what is tried.
    expect(Math.abs(rating - 1890)).toBeLessThan(40);
  });

  it('has ends: what nobody finds is no harder than what one in fifty does', () => {
    expect(difficultyOf(0)).toBe(difficultyOf(0.02));
    expect(difficultyOf(1)).toBe(difficultyOf(0.98));
  });
});

const tried = (day: string | undefined, result: Try['result'] = 'found', change: Partial<Try> = {}): Try => ({
  ...{
    id: tryId('p', day),
    puzzle: 'p',
    game: 'valeria',
    day,
    at: Date.parse(day ?? '2026-11-01'),
    result,
    rating: 1500,
  },
  ...change,
});

describe('a streak', () => {
  const days = (...list: readonly string[]) => list.map((day) => tried(day));

  it('counts days of UTC in a row, over the ends of months and years', () => {
    expect(streakOf(days('2026-12-30', '2026-12-31', '2027-01-01'), '2027-01-01')).toBe(3);
    expect(streakOf(days('2028-02-28', '2028-02-29', '2028-03-01'), '2028-03-01')).toBe(3);
  });

  it('stands while today’s waits, and ends after a day that was left out', () => {
    const list = days('2026-11-13', '2026-11-14', '2026-11-15');
    expect(streakOf(list, '2026-11-16')).toBe(3);
    expect(streakOf(list, '2026-11-17')).toBe(0);
    expect(streakOf([...list, tried('2026-11-17')], '2026-11-17')).toBe(1);
    expect(streakOf([], '2026-11-17')).toBe(0);
  });

  it('is broken by a miss, today’s too, and not by puzzles that are no day’s', () => {
    const list = [...days('2026-11-13', '2026-11-15'), tried('2026-11-14', 'missed'), tried(undefined, 'missed')];
    expect(streakOf(list, '2026-11-15')).toBe(1);
    expect(streakOf([...list, tried('2026-11-16', 'missed')], '2026-11-16')).toBe(0);
    expect(streakOf([...list, tried('2026-11-16', 'nudged')], '2026-11-16')).toBe(2);
  });

  it('is shown by the week', () => {
    const week = weekOf([tried('2026-11-16'), tried('2026-11-11', 'missed'), tried('2026-11-09')], '2026-11-16');
    expect(week.map(({ day }) => day.slice(8))).toEqual(['10', '11', '12', '13', '14', '15', '16']);
    expect(week.map(({ state }) => state)).toEqual(['none', 'missed', 'none', 'none', 'none', 'none', 'found']);
  });
});

describe('tries', () => {
  it('are read back, and what is none is passed over', () => {
    for (const one of [tried(undefined), tried('2026-11-16', 'missed')])
      expect(readTry(structuredClone(one))).toEqual(one);
    for (const raw of [undefined, {}, { ...tried(undefined), result: 'guessed' }, { ...tried(undefined), at: 'now' }]) {
      expect(readTry(raw)).toBeUndefined();
    }
  });

  it('give the rating of the last of them, and counts by game', () => {
    const list = inOrder([
      tried(undefined, 'found', { at: 3, rating: 1530 }),
      tried(undefined, 'missed', { at: 1, rating: 1490 }),
      tried(undefined, 'nudged', { at: 2, game: 'kings-will' }),
    ]);
    expect(ratingOf(list)).toBe(1530);
    expect(ratingOf([])).toBe(FIRST_RATING);
    expect(countOf(list, 'valeria')).toEqual({ tried: 2, found: 1 });
    expect(countOf(list, 'kings-will')).toEqual({ tried: 1, found: 1 });
  });
});

describe('which puzzle comes', () => {
  const puzzle = (id: string, found: number): Puzzle => ({
    ...{ id, found, game: 'valeria', rulesVersion: 1, contentHash: '', options: {}, seat: 0, position: [] },
    ...{ solution: ['a'], accepted: ['a'], best: 0.6, next: 0.5, crowns: 1, why: [] },
  });
  const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id, i) => puzzle(id, i / 10));

  it('every day another game, and for all the same puzzle, which hardly changes when there are more', () => {
    const games = ['one', 'two', 'three'];
    const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map((day) => gamesFrom(games, day)[0]);
    expect(new Set(week.slice(0, 3)).size).toBe(3);
    expect(week[3]).toBe(week[0]);
    expect(gamesFrom(games, '2026-11-16').toSorted()).toEqual(games.toSorted());
    const days = Array.from({ length: 60 }, (_, i) => new Date(Date.UTC(2026, 10, 16 + i)).toISOString().slice(0, 10));
    const before = days.map((day) => puzzleOfDay(list, day)?.id);
    const after = days.map((day) => puzzleOfDay([puzzle('new', 0.5), ...list.toReversed()], day)?.id);
    expect(new Set(before).size).toBeGreaterThan(4);
    expect(after.filter((id, i) => id !== before[i]).every((id) => id === 'new')).toBe(true);
    expect(puzzleOfDay([], '2026-11-16')).toBeUndefined();
  });

  it('the nearest to one’s rating that was not tried, else the one tried longest ago', () => {
    const at = (puzzleId: string, when: number) =>
      tried(undefined, 'found', { puzzle: `valeria ${puzzleId}`, at: when });
    expect(nextPuzzle(list, [], 1500)?.id).toBe('f');
    expect(nextPuzzle(list, [at('f', 1)], 1500)?.id).toBe('e');
    expect(nextPuzzle(list, [], 2200)?.id).toBe('a');
    const all = list.map(({ id }, i) => at(id, id === 'c' ? 1 : 10 + i));
    expect(nextPuzzle(list, all, 1500)?.id).toBe('c');
    expect(nextPuzzle([], [], 1500)).toBeUndefined();
  });
});
