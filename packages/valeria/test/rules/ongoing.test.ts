/** Domains that work from now on (A16, A18). */
import { describe, expect, test } from 'vitest';
import { about } from '../domainTable.ts';
import { table } from '../situation.ts';

describe('from now on', () => {
  const turnOf = (domain: string, others = [{}]) =>
    table({ phase: 'roll', options: { seats: others.length + 1 }, players: [{ domains: domain }, ...others] });

  test.each([
    ['blood-crow-army', '1G 2S'],
    ['halfpenny-hill', '2G 1S'],
    ['monolith-of-ostendaar', '1G 1S 1M'],
  ])('%s pays at the start of the own action phase', (domain, then) => {
    const at = turnOf(domain);
    at.roll(5, 6);
    expect(at.has(1)).toBe(then);
    at.play('take gold', 'take gold');
    const before = at.has(1);
    at.roll(5, 6);
    expect(at.has(1)).toBe(before.replace(/^(\d+)G (\d+)S/, (_, g, s) => `${Number(g) + 1}G ${Number(s) + 1}S`));
  });

  test('A16: bought as the first action, a start-of-phase power begins in the next turn', () => {
    const at = about('halfpenny-hill', {});
    at.play('build d1');
    expect(at.has(1)).toBe('');
    at.play('take magic');
    expect(at.has(1)).toBe('1M');
    at.roll(5, 6);
    at.play('take gold', 'take gold');
    at.roll(5, 6);
    // Four peasants twice, and one from the hill.
    expect(at.has(1)).toBe('9G 2S 1M');
  });

  test('A16: bought as the last action, an end-of-phase power works in this turn', () => {
    const at = about('cathedral-of-st-aquila', { others: [{ has: '2G' }] });
    at.play('take magic', 'build d1');
    expect(at.asked).toBe('1 steal');
    at.play('steal 1 gold 2');
    expect([at.has(1), at.has(2)]).toEqual(['1G 1M', '1G']);
    expect(at.asked).toBe('2 roll');
  });

  test('A16: a power for citizens and monsters works for the second action', () => {
    const sorrows = about('forgotten-sorrows', { has: '3G' });
    sorrows.play('build d1', 'recruit c1');
    expect(sorrows.has(1)).toBe('1M');
    const thorn = about('violet-thorn', { has: '1S' });
    thorn.play('build d1', 'slay m1');
    expect(thorn.has(1)).toBe('1G 1M');
  });

  test('A18: the Cathedral takes one gold of one opponent, or is declined', () => {
    const at = table({
      actions: 1,
      players: [{ domains: 'cathedral-of-st-aquila' }, { has: '2G' }, { has: '1G' }, { has: '5S 5M' }],
    });
    at.play('take strength');
    expect(at.moves()).toEqual(['pass', 'steal 1 gold 2', 'steal 1 gold 3']);
    at.play('steal 1 gold 3');
    expect([at.has(1), at.has(3)]).toEqual(['1G 1S', '']);
    expect(at.asked).toBe('2 roll');
  });

  test('A18: the Orb takes one magic of one opponent, or is declined', () => {
    const at = table({ actions: 1, players: [{ domains: 'orb-of-urdr' }, { has: '2M 2G' }] });
    at.play('take strength');
    expect(at.moves()).toEqual(['pass', 'steal 1 magic 2']);
    at.play('pass');
    expect([at.has(1), at.has(2)]).toEqual(['1S', '2G 2M']);
  });

  test('A18: nobody has any: nobody is asked', () => {
    const at = table({
      actions: 1,
      players: [{ domains: 'orb-of-urdr cathedral-of-st-aquila' }, { has: '3S' }],
    });
    at.play('take strength');
    expect(at.asked).toBe('2 roll');
  });

  test("A18: the powers are the owner's, in the owner's turn", () => {
    const at = table({ actions: 1, players: [{ has: '3G 3M' }, { domains: 'orb-of-urdr cathedral-of-st-aquila' }] });
    at.play('take gold');
    expect(at.asked).toBe('2 roll');
    expect(at.has(1)).toBe('4G 3M');
  });
});
