import { describe, expect, test } from 'vitest';
import { CONTENT_SETS, kingsWill } from '../../src/index.ts';
import { NO_WILL, TILES } from '../../src/vocabulary.ts';
import { situationOf } from '../situation.ts';

const start = (options: object, seed = 'set-up') => kingsWill.rules.setup(kingsWill.parseOptions(options), seed);
const table = (options: object) => situationOf(start({ start: 1, ...options }));

describe('the beginning', () => {
  test('the king, move, multiply and intrigue are locked, the other five lie in any order', () => {
    const { row } = start({ seats: 2 });
    expect(row.slice(0, 4).map((tile) => TILES[tile])).toEqual(['king', 'move', 'multiply', 'intrigue']);
    expect(row.slice(4).sort()).toEqual([4, 5, 6, 7, 8]);
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => start({ seats: 2 }, seed).row.join())).size).toBeGreaterThan(
      2,
    );
  });

  test.each([2, 3, 4])(
    '41: %i players keep one of two cards each, at the same time; the rest is filled blind',
    (seats) => {
      const state = start({ seats });
      expect(kingsWill.rules.pending(state)).toEqual(
        Array.from({ length: seats }, (_, seat) => ({ seat, ask: 'will' })),
      );
      const [first, second] = state.hands[1];
      kingsWill.rules.play(state, 1, { do: 'keep', card: 1 });
      expect([state.plan[1], state.discards[1]]).toEqual([second, first]);
      for (let seat = 0; seat < seats; seat++)
        if (seat !== 1) kingsWill.rules.play(state, seat, { do: 'keep', card: 0 });
      expect(state.plan).toHaveLength(8);
      expect(state.plan).not.toContain(NO_WILL);
      expect(new Set([...state.plan, ...state.discards]).size).toBe(8 + seats);
    },
  );

  test('after the cards: the row, the farmstead, the farmers, four goods, seat by seat', () => {
    const game = table({ seats: 2 });
    game.play('keep 1', 'keep 2');
    expect([game.seat, game.ask]).toEqual([1, 'lay']);
    game.play('lay meadow', 'lay forest', 'lay mountain');
    // The last land leaves no choice.
    expect([game.seat, game.ask]).toEqual([1, 'home']);
    game.play('home 2');
    expect(game.moves()).toHaveLength(10);
    game.play('settle 1 1', 'stock wood', 'stock wood', 'stock wood', 'stock stone');
    expect(game.lands(1)).toBe('meadow/2 forest/0/farmstead mountain cornfield');
    expect(game.player(1)).toMatchObject({ points: 5, coins: 2, mood: 0, goods: '3W 1S' });
    expect([game.seat, game.ask]).toEqual([2, 'lay']);
  });

  test('52: cards in secret and at once, palatinates in the order of play and in the open', () => {
    const game = situationOf(start({ seats: 3, start: 2 }));
    expect(kingsWill.rules.pending(game.state)).toHaveLength(3);
    game.play('keep 1', 'keep 1', 'keep 1');
    const order: (number | undefined)[] = [];
    while (game.state.phase === 'arrange') {
      if (order.at(-1) !== game.seat) order.push(game.seat);
      game.play(game.moves()[0]);
      const [own, ...others] = [0, 1, 2, 'spectator' as const].map((viewer) => {
        const { palatinates } = kingsWill.secrets.view(game.state, viewer);
        return palatinates.map(({ lands, farmers, sites, goods }) => ({ lands, farmers, sites, goods }));
      });
      for (const other of others) expect(other).toEqual(own);
    }
    expect(order).toEqual([2, 3, 1]);
  });

  test('17: the first farmstead costs nothing and changes no mood', () => {
    const game = table({ seats: 2 });
    game.play('keep 1', 'keep 2', 'lay meadow', 'lay forest', 'lay mountain', 'home 2', 'settle 1 3');
    expect(game.player(1)).toMatchObject({ mood: 0, coins: 2, goods: '' });
    expect(game.state.placesLeft[0]).toBe(11);
  });

  test('25: at most two farmers on a land', () => {
    const begin = (content: unknown) => {
      const game = table({ seats: 2, content });
      game.play('keep 1', 'keep 2', 'lay meadow', 'lay forest', 'lay mountain', 'home 2');
      return game.moves();
    };
    expect(begin('reconstructed')).toContain('settle 4 4');
    // The limit shows only with more farmers than the box gives.
    const { numbers, start: first, ...rest } = CONTENT_SETS.reconstructed;
    const three = begin({
      ...rest,
      id: 'three',
      numbers: { ...numbers, startFarmers: { value: 3 } },
      start: { ...first, farmers: ['forest', 'meadow', 'cornfield'] },
    });
    expect(three).toContain('settle 3 4 4');
    expect(three).not.toContain('settle 4 4 4');
  });

  test('the first game: A to L, six fields, three boards, everything fixed', () => {
    const game = table({ seats: 3, variant: 'first' });
    game.play('keep 1', 'keep 1', 'keep 1');
    expect([game.seat, game.ask]).toEqual([1, 'tile']);
    expect(game.lands(2)).toBe('mountain forest/1/farmstead meadow/1 cornfield');
    expect(game.player(2)).toMatchObject({ goods: '1W 1L 2F', coins: 2, points: 5 });
    expect(game.state.plan).toHaveLength(6);
    expect(Math.max(...game.state.plan, ...game.state.discards)).toBeLessThan(12);
    expect(game.state.journey).toHaveLength(3);
    expect(game.state.landsLeft.at(-1)).toBe(0);
  });

  test('the starting player is drawn, or given', () => {
    expect(start({ seats: 4, start: 3 }).turn).toBe(2);
    const seeds = Array.from({ length: 30 }, (_, i) => start({ seats: 4 }, `s${i}`).start);
    expect(new Set(seeds).size).toBe(4);
  });
});
