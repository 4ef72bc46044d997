import { describe, expect, test } from 'vitest';
import { acting, situation } from '../situation.ts';

describe('harvest and extract', () => {
  test('a good for each farmer on such land', () => {
    const table = acting('harvest', 'lands 1 mountain forest meadow/2 cornfield/1');
    table.play('till', 'breed');
    expect(table.player(1).goods).toBe('2L 1F');
  });

  test('8: a step of development adds a good per action and needs no farmer', () => {
    const table = acting('extract', 'lands 1 mountain forest meadow/2 cornfield\nplayer 1 development 1');
    table.play('fell', 'fell');
    expect(table.player(1).goods).toBe('2W');
  });

  test('10: what the storehouse cannot hold is lost', () => {
    const table = acting('extract', 'lands 1 mountain forest/1 meadow cornfield\nplayer 1 development 1 wood 1');
    expect(table.play('fell').at(-1)).toMatchObject({ type: 'harvested', count: 2, lost: 0 });
    expect(table.play('fell')[0]).toMatchObject({ type: 'harvested', count: 2, lost: 1 });
    expect(table.player(1).goods).toBe('4W');
  });

  test('44: a harvest that brings nothing is legal', () => {
    const table = acting('harvest', 'lands 1 mountain/1 forest meadow cornfield');
    expect(table.moves()).toEqual(['breed', 'pass', 'till']);
  });

  test('9: development 5 swaps one received good, once per use of a tile and before storing', () => {
    const table = acting(
      'harvest',
      'lands 1 mountain/1 forest meadow cornfield/2\nlands 2 mountain forest meadow cornfield/1\nplayer 1 development 5 food 4\nplayer 2 development 5',
    );
    expect(table.moves('till')).toEqual(['till', 'till with leather', 'till with stone', 'till with wood']);
    table.play('till with stone');
    expect(table.player(1).goods).toBe('4F 1S');
    expect(table.moves()).toEqual(['breed', 'pass', 'till']);
    table.play('pass');
    expect(table.moves('till')).toHaveLength(4);
  });
});

describe('money and swaps', () => {
  test('9: the next tile brings another exchange', () => {
    const table = situation('exchanged 1 2\nplayer 1 development 5\nplayer 2 development 5');
    table.play('take 5');
    expect(table.moves()).toContain('till with stone');
    table.play('pass');
    expect(table.moves()).toContain('till with stone');
  });

  test('a good is sold for 2 coins, for 3 with a Market; 10: money ends at 15', () => {
    const table = acting('multiply', 'player 1 coins 2 wood 1 stone 1');
    table.play('sell wood');
    expect(table.player(1)).toMatchObject({ coins: 4, goods: '1S' });
    const market = acting(
      'multiply',
      'player 1 coins 14 wood 1\nlands 1 mountain/0/-/market forest/1/farmstead meadow/1 cornfield',
    );
    expect(market.play('sell wood')[0]).toMatchObject({ type: 'sold', coins: 3, lost: 2 });
    expect(market.player(1).coins).toBe(15);
  });

  test('44: a sale at the end of the money scale is legal', () => {
    const table = acting('multiply', 'player 1 coins 15 wood 1');
    expect(table.play('sell wood')[0]).toMatchObject({ type: 'sold', coins: 2, lost: 2 });
    expect(table.player(1)).toMatchObject({ coins: 15, goods: '' });
  });

  test('44: a swap into a full row is legal and loses the good', () => {
    const table = acting('move', 'player 1 wood 1 food 4');
    expect(table.moves('swap')).toHaveLength(6);
    table.play('swap wood food');
    expect(table.player(1).goods).toBe('4F');
  });

  test('a Trading House swaps a second good in the same action', () => {
    const table = acting(
      'move',
      'player 1 wood 2\nlands 1 mountain/0/-/trading-house forest/1/farmstead meadow/1 cornfield',
    );
    table.play('swap wood food');
    expect(table.ask).toBe('trade');
    table.play('swap wood stone');
    expect(table.player(1).goods).toBe('1F 1S');
    expect([table.ask, table.state.stack.at(-1)?.left]).toEqual(['act', 1]);
  });
});

describe('taxes', () => {
  test('22: coins by the farmers before the mood falls by 2', () => {
    const table = acting('enrich', 'lands 1 mountain forest/2/farmstead meadow/2 cornfield\nplayer 1 mood -1');
    table.play('taxes');
    expect(table.player(1)).toMatchObject({ coins: 6, mood: -3 });
  });

  test('a Mint brings 2 more, a Bailiff’s House saves a step of mood', () => {
    const table = acting('enrich', 'lands 1 mountain/0/-/mint forest/2 meadow/1/-/bailiff cornfield');
    table.play('taxes');
    expect(table.player(1)).toMatchObject({ coins: 7, mood: -1 });
  });

  test('43: the first game ignores abilities, and nothing else of a building', () => {
    const table = acting('enrich', 'lands 1 mountain/0/-/mint forest/2 meadow/1/-/bailiff cornfield', {
      variant: 'first',
    });
    table.play('taxes');
    expect(table.player(1)).toMatchObject({ coins: 5, mood: -2 });
  });
});
