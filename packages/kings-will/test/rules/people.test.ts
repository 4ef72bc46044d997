import { describe, expect, test } from 'vitest';
import { acting, levying, typesOf } from '../situation.ts';

describe('rebellion', () => {
  test('19, 20: at -4 a point and a farmer of choice are lost, and the mood is -3', () => {
    const table = acting('enrich', 'player 1 points 5 mood -3');
    const events = table.play('taxes');
    expect(typesOf(events)).toEqual(['taxed', 'mood', 'rebelled', 'mood']);
    expect([table.seat, table.ask]).toEqual([1, 'lose']);
    expect(table.moves()).toEqual(['lose 2', 'lose 3']);
    table.play('lose 2');
    expect(table.player(1)).toMatchObject({ points: 4, mood: -3 });
    expect(table.lands(1)).toBe('mountain forest/0/farmstead meadow/1 cornfield');
    expect([table.seat, table.ask]).toEqual([1, 'act']);
  });

  test('36: a farmer who is lost or given goes back to the supply', () => {
    const lost = acting('enrich', 'player 1 mood -3');
    const before = lost.state.farmersLeft;
    lost.play('taxes', 'lose 2');
    expect(lost.state.farmersLeft).toBe(before + 1);
    const given = levying('R6', '');
    given.play('levy farmer 2');
    expect(given.state.farmersLeft).toBe(before + 1);
  });

  test('18: the last farmer stays, and a further point goes', () => {
    const table = acting('enrich', 'player 1 points 5 mood -2\nlands 1 mountain forest/1 meadow cornfield');
    table.play('taxes');
    expect(table.player(1)).toMatchObject({ points: 3, mood: -3 });
    expect(table.lands(1)).toContain('forest/1');
  });

  test('21: losses stop at 0', () => {
    const table = acting('enrich', 'player 1 points 1 mood -2\nlands 1 mountain forest/1 meadow cornfield');
    table.play('taxes');
    expect(table.player(1).points).toBe(0);
  });

  test('a Chapel calms it: neither point nor farmer, and the mood is -3', () => {
    const table = acting(
      'enrich',
      'player 1 points 5 mood -3\nlands 1 mountain/0/-/chapel forest/1/farmstead meadow/1 cornfield',
    );
    table.play('taxes');
    expect(table.player(1)).toMatchObject({ points: 5, mood: -3 });
    expect(table.ask).toBe('act');
  });

  test('27: the penalty of an unpaid levy may cause one', () => {
    const table = levying('R1', 'player 1 mood -3 food 1\nplayer 2 food 2');
    expect([table.seat, table.ask]).toEqual([1, 'lose']);
    table.play('lose 2');
    expect(table.player(1)).toMatchObject({ points: 3, mood: -3, goods: '1F' });
  });
});

describe('offspring', () => {
  test('26: needs a home, a farmer and room; twice on the same land if there is room', () => {
    const table = acting(
      'multiply',
      'player 1 coins 0\nlands 1 mountain/0/farmstead forest/1 meadow/1/village cornfield/2/farmstead',
    );
    expect(table.moves()).toEqual(['birth 3', 'pass']);
    table.play('birth 3', 'birth 3');
    expect(table.lands(1)).toContain('meadow/3/village');
  });

  test('16: two villages at a lake still mean three farmers', () => {
    const table = acting('multiply', 'lands 1 mountain forest meadow cornfield/1 lake/3/village+village');
    expect(table.moves()).toEqual(['pass']);
  });

  test('with a Hospital on any own land with a farmer and room', () => {
    const table = acting('multiply', 'lands 1 mountain/0/-/hospital forest/1 meadow/2 cornfield');
    expect(table.moves('birth')).toEqual(['birth 2']);
  });

  test('36: farmers are limited', () => {
    const full = 'lake/3/village hill/2 hill/2 mountain/2 forest/2 meadow/2 cornfield/2 mountain/2';
    const rows = `lands 1 mountain/1/farmstead forest meadow cornfield
      lands 2 mountain/2 forest/2 meadow/2 cornfield/2 ${full}
      lands 3 mountain/2 forest/2 meadow/2 cornfield/2 hill/2`;
    const table = acting('multiply', rows, { seats: 3 });
    expect(table.state.farmersLeft).toBe(0);
    expect(table.moves()).toEqual(['pass']);
  });
});
