import { describe, expect, test } from 'vitest';
import { acting } from '../situation.ts';

const walks = (lands: string, more = '') => acting('move', `lands 1 ${lands}\n${more}`);

describe('moving farmers', () => {
  test('one farmer two steps, or two farmers one each', () => {
    const table = walks('mountain forest/1 meadow/1 cornfield');
    table.play('walk 2 1');
    expect(table.ask).toBe('walk');
    expect(table.moves('walk')).toEqual(['walk 1 2', 'walk 3 2', 'walk 3 4']);
    table.play('walk 3 4');
    expect(table.lands(1)).toBe('mountain/1 forest meadow cornfield/1');
    expect([table.ask, table.state.stack.at(-1)?.left]).toEqual(['act', 1]);
  });

  test('23: a full land may be passed, but nobody may stop there', () => {
    const table = walks('mountain/1 forest/2 meadow/0 cornfield/1');
    table.play('walk 1 2');
    // Somebody must walk on, and a way back counts.
    expect(table.moves()).toEqual(['walk 2 1', 'walk 2 3']);
    table.play('walk 2 3');
    expect(table.lands(1)).toBe('mountain forest/2 meadow/1 cornfield/1');
  });

  test('23: with one step left a full land cannot be entered', () => {
    const table = walks('mountain/1 forest/2 meadow/0 cornfield/1');
    table.play('walk 4 3');
    expect(table.moves()).not.toContain('walk 1 2');
    expect(table.moves()).toContain('pass');
  });

  test('24: a new land costs a step, from an end outwards, once per action; the type is free', () => {
    const table = walks('mountain/1 forest meadow cornfield/1');
    expect(table.moves('explore')).toHaveLength(12);
    table.play('explore left lake');
    expect(table.lands(1)).toBe('lake/1 mountain forest meadow cornfield/1');
    expect(table.moves()).toEqual(['pass', 'walk 1 2', 'walk 5 4']);
    table.play('pass', 'explore right hill');
    expect(table.lands(1)).toBe('lake/1 mountain forest meadow cornfield hill/1');
  });

  test('24: only where a farmer stands at the end', () => {
    const table = walks('mountain/1 forest/1 meadow cornfield');
    expect(new Set(table.moves('explore').map((text) => text.split(' ')[1]))).toEqual(new Set(['left']));
    expect(walks('mountain forest/1 meadow/1 cornfield').moves('explore')).toEqual([]);
  });

  test('24: only while the supply lasts', () => {
    const table = walks('mountain/1 forest meadow cornfield hill hill hill hill/1');
    expect(table.moves('explore').filter((text) => text.endsWith('hill'))).toEqual([]);
  });

  test('23, 24: a new land may be the way out of a full one', () => {
    const table = walks('mountain forest meadow/1 cornfield/2');
    table.play('walk 3 4');
    expect(table.moves('walk')).toEqual(['walk 4 3']);
    expect(table.moves('explore').every((text) => text.startsWith('explore right'))).toBe(true);
    table.play('explore right hill');
    expect(table.lands(1)).toBe('mountain forest meadow cornfield/2 hill/1');
  });

  test('48: Stables give a third step, shared freely', () => {
    const table = walks('mountain/0/-/stables forest/1 meadow/1 cornfield');
    table.play('walk 2 1', 'walk 3 4', 'walk 1 2');
    expect(table.lands(1)).toBe('mountain/0/-/stables forest/1 meadow cornfield/1');
    expect(table.ask).toBe('act');
  });

  test('the first game has no lakes', () => {
    const table = acting('move', 'lands 1 mountain/1 forest meadow cornfield', { variant: 'first' });
    expect(table.moves('explore')).not.toContain('explore left lake');
  });
});
