/** Answers a player leaves standing for the harvest. */
import { describe, expect, test } from 'vitest';
import { formatMove } from '../src/notation.ts';
import { answer, WISHES } from '../src/standing.ts';
import { everyPly } from './random.ts';
import { type Situation, table } from './situation.ts';

const said = (at: Situation, seat: number, wishes: Readonly<Record<string, string>>): string | undefined => {
  const move = answer(at.state, seat - 1, wishes);
  return move && formatMove(at.state, move);
};

describe('a wish answers', () => {
  test('the herald, however often it comes', () => {
    const at = table({ phase: 'roll', players: [{}, {}] });
    at.roll(1, 1);
    expect(said(at, 1, { herald: 'strength' })).toBe('pick herald 0 2 0');
    expect(said(at, 2, { herald: 'gold' })).toBe('pick herald 2 0 0');
    expect(said(at, 2, { herald: 'ask', choice: 'gold' })).toBeUndefined();
    expect(said(at, 2, {})).toBeUndefined();
  });

  test('a choice of gold or magic', () => {
    const at = table({ phase: 'roll', players: [{ citizens: 'merchant merchant' }, {}] });
    at.roll(2, 1);
    expect(said(at, 1, { choice: 'magic' })).toBe('pick merchant 0 2');
    expect(said(at, 1, { herald: 'magic' })).toBeUndefined();
  });

  test('trades: all that can be paid, or none', () => {
    const at = table({ phase: 'roll', players: [{ citizens: 'cleric' }, { citizens: 'monk monk', has: '3G' }] });
    at.roll(2, 1);
    expect(said(at, 2, { trades: 'all' })).toBe('trade monk 2');
    expect(said(at, 2, { trades: 'none' })).toBe('pass');
    expect(said(at, 2, { trades: 'ask' })).toBeUndefined();
  });
});

test('a wish never answers anything but the harvest, and only with a legal move', () => {
  const wishes = { herald: 'magic', choice: 'gold', trades: 'all' };
  let answers = 0;
  for (const state of everyPly({ options: { seats: 3, setup: 'random', events: 'on' }, seed: 'wishes', games: 10 })) {
    state.players.forEach((_, seat) => {
      const move = answer(state, seat, wishes);
      if (move === undefined) return;
      answers += 1;
      expect(state.stack).toEqual([]);
      expect(state.phase).toBe('harvest');
      expect(['pick', 'trade']).toContain(move.do);
    });
  }
  expect(answers).toBeGreaterThan(200);
  expect(WISHES.map(({ key }) => key)).toEqual(['herald', 'choice', 'trades']);
});
