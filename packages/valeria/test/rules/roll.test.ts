/** Dice and the domains that change them (A4 to A8, A13). */
import { describe, expect, test } from 'vitest';
import { SLOTS } from '../../src/vocabulary.ts';
import { timesWoken } from '../../src/wakings.ts';
import { table } from '../situation.ts';

const PALACE = 'palace-of-the-dawn';
const FOXGROVE = 'foxgrove-palisade';
const ORCHID = 'desert-orchid';

describe('changing dice', () => {
  test('A4: each domain once, in any order, also on the same die', () => {
    const at = table({ phase: 'roll', players: [{ domains: `${PALACE} ${FOXGROVE} ${ORCHID}`, has: '2G' }, {}] });
    at.roll(3, 4);
    expect(at.moves()).toEqual([
      `change 1 ${ORCHID}`,
      `change 1 ${FOXGROVE}`,
      `change 1 ${PALACE}`,
      `change 2 ${ORCHID}`,
      `change 2 ${FOXGROVE}`,
      `change 2 ${PALACE}`,
      'pass',
    ]);
    at.play(`change 1 ${FOXGROVE}`);
    expect(at.state.dice).toEqual([6, 4]);
    expect(at.only(`change 2 ${FOXGROVE}`)).toEqual([]);
    at.play(`change 1 ${PALACE}`);
    expect(at.state.dice).toEqual([5, 4]);
    at.play(`change 1 ${ORCHID}`);
    expect(at.state.dice).toEqual([1, 4]);
    // Nothing is left to change, so nobody is asked.
    expect(at.asked).not.toContain('dice');
  });

  test('A4: a use must change the die', () => {
    const at = table({ phase: 'roll', players: [{ domains: `${PALACE} ${FOXGROVE} ${ORCHID}`, has: '9G' }, {}] });
    at.roll(1, 6);
    expect(at.moves()).toEqual([`change 1 ${FOXGROVE}`, `change 2 ${ORCHID}`, `change 2 ${PALACE}`, 'pass']);
  });

  test('A4: a new roll phase, a new use', () => {
    const at = table({ phase: 'roll', players: [{ domains: PALACE }, {}] });
    at.roll(5, 6);
    at.play(`change 2 ${PALACE}`, '1: pick herald 1 0 0', '2: pick herald 1 0 0', 'take gold', 'take gold');
    at.roll(5, 6);
    at.play('take gold', 'take gold');
    at.roll(5, 6);
    expect(at.moves()).toEqual([`change 1 ${PALACE}`, `change 2 ${PALACE}`, 'pass']);
  });

  test('A4: the others cannot change the dice, nor the active player in the action phase', () => {
    const at = table({ phase: 'roll', players: [{}, { domains: PALACE }] });
    at.roll(5, 6);
    expect(at.asked).toBe('1 action');
  });

  test('A5: magic does not pay for a die or for a trade of the harvest', () => {
    const at = table({
      phase: 'roll',
      players: [
        { domains: FOXGROVE, citizens: 'cleric', has: '1G 9M' },
        { citizens: 'monk', has: '9M' },
      ],
    });
    at.roll(1, 2);
    expect(at.asked).toBe('1 action');
    expect([at.has(1), at.has(2)]).toEqual(['1G 12M', '9M']);
  });

  test('A5: Foxgrove takes two gold', () => {
    const at = table({ phase: 'roll', players: [{ domains: FOXGROVE, has: '2G 1M' }, {}] });
    at.roll(4, 5);
    at.play(`change 1 ${FOXGROVE}`);
    expect(at.state.dice).toEqual([6, 5]);
    // The starters bring one gold and one strength; 11 wakes nobody.
    expect(at.has(1)).toBe('1G 1S 1M');
  });

  test('A13: the Orchid costs a gold for each Holy citizen, not for icons of domains', () => {
    const at = table({
      phase: 'roll',
      players: [{ domains: `${ORCHID} shattered-hand`, citizens: 'cleric monk paladin', has: '4G' }, {}],
    });
    at.roll(4, 6);
    at.play(`change 1 ${ORCHID}`);
    expect(at.state.dice).toEqual([1, 6]);
    // 4 - 3, then cleric 3M, monk 1G 2M, the starter knight.
    expect(at.has(1)).toBe('2G 1S 5M');
  });

  test('A13: too little gold for the Orchid, and none at all without Holy citizens', () => {
    const poor = table({ phase: 'roll', players: [{ domains: ORCHID, citizens: 'cleric monk', has: '1G 5M' }, {}] });
    poor.roll(4, 6);
    expect(poor.asked).not.toContain('dice');
    const free = table({ phase: 'roll', players: [{ domains: ORCHID }, {}] });
    free.roll(5, 6);
    expect(free.moves()).toEqual([`change 1 ${ORCHID}`, `change 2 ${ORCHID}`, 'pass']);
  });

  test('A4: the Palace never turns a die below one', () => {
    const at = table({ phase: 'roll', players: [{ domains: PALACE }, {}] });
    at.roll(1, 2);
    expect(at.moves()).toEqual([`change 2 ${PALACE}`, 'pass']);
  });
});

describe('doubles', () => {
  const GARGAN = 'gargans-embrace';

  test('A7: a double that was changed away brings no herald, but Gargan has seen it', () => {
    const at = table({ phase: 'roll', players: [{ domains: `${PALACE} ${GARGAN}` }, { domains: GARGAN }] });
    at.roll(6, 6);
    expect([at.has(1), at.has(2)]).toEqual(['1VP', '1VP']);
    at.play(`change 1 ${PALACE}`);
    expect(at.state.dice).toEqual([5, 6]);
    expect(at.asked).toBe('1 action');
    expect([at.has(1), at.has(2)]).toEqual(['1G 1S 1VP', '1G 1S 1VP']);
  });

  test('A7: every change that makes a double counts for Gargan', () => {
    const at = table({
      phase: 'roll',
      players: [{ domains: `${PALACE} ${FOXGROVE} ${ORCHID}`, has: '2G' }, { domains: GARGAN }],
    });
    at.roll(1, 1);
    at.play(`change 1 ${FOXGROVE}`, `change 1 ${ORCHID}`);
    expect(at.state.dice).toEqual([1, 1]);
    expect(at.has(2)).toBe('2VP');
    // Both dice at one: the Palace has nothing to lower, the herald comes twice.
    expect(at.asked).toBe('1 harvest, 2 harvest');
    expect(at.moves(1)).toContain('pick herald 2 0 0');
  });

  test('A7: a double that is made calls the herald', () => {
    const at = table({ phase: 'roll', players: [{ domains: PALACE }, {}] });
    at.roll(6, 5);
    at.play(`change 1 ${PALACE}`);
    expect(at.asked).toBe('1 harvest, 2 harvest');
    expect(at.moves(2)).toContain('pick herald 1 0 0');
    expect(at.moves(2)).not.toContain('pick herald 2 0 0');
  });

  test('A8: n + n wakes n twice and 2n once', () => {
    const times = (one: number, two: number) =>
      Object.fromEntries(SLOTS.map((slot, i) => [slot, timesWoken([one, two], i)]).filter(([, count]) => count !== 0));
    expect(times(4, 4)).toEqual({ 4: 2, 8: 1 });
    expect(times(1, 1)).toEqual({ 1: 2, 2: 1 });
    expect(times(3, 3)).toEqual({ 3: 2, 6: 1 });
    expect(times(5, 5)).toEqual({ 5: 2, '9/10': 1 });
    expect(times(6, 6)).toEqual({ 6: 2, '11/12': 1 });
    expect(times(5, 6)).toEqual({ 5: 1, 6: 1, '11/12': 1 });
    expect(times(3, 6)).toEqual({ 3: 1, 6: 1, '9/10': 1 });
    expect(times(4, 6)).toEqual({ 4: 1, 6: 1, '9/10': 1 });
    expect(times(1, 2)).toEqual({ 1: 1, 2: 1, 3: 1 });
  });
});
