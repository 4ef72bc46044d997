/** What the rulebook itself tells as examples (7c of the ruling document). Where a picture is not told, it is ours. */
import { describe, expect, test } from 'vitest';
import { SLOTS } from '../../src/vocabulary.ts';
import { timesWoken } from '../../src/wakings.ts';
import { table, typesOf } from '../situation.ts';

const wokenBy = (one: number, two: number): string[] => SLOTS.filter((_, slot) => timesWoken([one, two], slot) > 0);

describe('the roll and the harvest', () => {
  test('7c.1: dice 3 and 5 activate 3, 5 and 8', () => {
    expect(wokenBy(3, 5)).toEqual(['3', '5', '8']);
    const at = table({ phase: 'roll', players: [{ citizens: 'mercenary champion archer rogue' }, {}] });
    at.roll(3, 5);
    // Mercenary 1S 1G, the starter peasant 1G, champion 4S.
    expect(at.has(1)).toBe('2G 5S');
  });

  test('7c.1: three Archers and a double 4: twelve strength, six for the others, and the 8 once', () => {
    const archers = 'archer archer archer champion';
    const at = table({ phase: 'roll', players: [{ citizens: archers }, { citizens: archers, has: '1G' }] });
    at.roll(4, 4);
    expect(at.has(1)).toBe('16S');
    expect(at.has(2)).toBe('1G 6S');
    at.play('1: pick herald 1 0 0', '2: pick herald 0 0 1');
    expect(at.moves(2)).toEqual(['pass', 'trade champion 1']);
    at.play('2: trade champion 1');
    expect(at.has(2)).toBe('10S 1M');
  });

  test('7c.2: dice 1 and 4: the peasant pays the monk, in that order', () => {
    const at = table({ phase: 'roll', players: [{}, { citizens: 'monk' }] });
    at.roll(1, 4);
    expect(at.has(2)).toBe('1G');
    at.play('2: trade monk 1');
    expect(at.has(2)).toBe('2M');
  });

  test('7c.3: a double 1, a monk and no gold: the monk twice, the herald once for the double', () => {
    const at = table({ phase: 'roll', players: [{ citizens: 'monk' }, {}] });
    at.roll(1, 1);
    expect(at.has(1)).toBe('2G 4M');
    expect(at.moves(1)).toEqual(['pick herald 0 0 1', 'pick herald 0 1 0', 'pick herald 1 0 0']);
    at.play('1: pick herald 0 1 0');
    expect(at.has(1)).toBe('2G 1S 4M');
    expect(at.moves(1)).toEqual([]);
  });

  test('7c.4: dice 1 and 2 without such a citizen: the herald brings one resource', () => {
    const at = table({ phase: 'roll', players: [{ citizens: 'archer' }, { citizens: 'cleric' }] });
    at.roll(1, 2);
    expect(at.asked).toBe('1 harvest');
    at.play('pick herald 0 0 1');
    expect(at.has(1)).toBe('1M');
    expect(at.has(2)).toBe('1M');
    expect(at.asked).toBe('1 action');
  });

  test('7c.9: dice 2 and 5 with a thief: the theft comes before the peasants pay out', () => {
    const at = table({ phase: 'roll', players: [{ citizens: 'thief' }, { has: '1G' }] });
    const events = at.roll(2, 5);
    expect(typesOf(events)).toEqual(['rolled']);
    expect(at.asked).toBe('1 steal');
    expect(at.moves()).toEqual(['pass', 'steal 1 gold 2']);
    at.play('steal 1 gold 2');
    expect(at.has(1)).toBe('2G');
    expect(at.has(2)).toBe('1G');
  });

  test('7c.7: a miner on a 12 with two domains: three gold', () => {
    const at = table({
      phase: 'roll',
      players: [{ citizens: 'miner', domains: 'halfpenny-hill eye-of-asteraten' }, {}],
    });
    at.roll(6, 6);
    // The starter knight twice as well; Halfpenny Hill pays at the start of the action phase only.
    expect(at.has(1)).toBe('3G 2S');
  });
});

describe('the actions', () => {
  test('7c.5: a Treant for one strength and two magic brings 1 gold and 1 magic', () => {
    const at = table({ grid: { m3: 'treant treant' }, players: [{ has: '1S 2M' }, {}] });
    expect(at.only('slay m3')).toEqual(['slay m3 magic 2']);
    at.play('slay m3 magic 2');
    expect(at.has(1)).toBe('1G 1M');
    expect(at.monsters(1)).toBe('treant');
  });

  test('7c.5: a Gelatinous Cube for three strength and two magic', () => {
    const at = table({
      options: { setup: 'glittering-gold' },
      grid: { m1: '', m2: '', m3: '', m4: 'gelatinous-cube', m5: '' },
      players: [{ has: '3S 2M' }, {}],
    });
    expect(at.only('slay')).toEqual(['slay m4 magic 1']);
    at.play('slay m4 magic 1');
    expect(at.has(1)).toBe('2G');
  });

  test('7c.6: a second Peasant costs three gold, since the starter counts', () => {
    expect(table({ players: [{ has: '2G' }, {}] }).only('recruit c5')).toEqual([]);
    const at = table({ players: [{ has: '3G' }, {}] });
    at.play('recruit c5');
    expect(at.has(1)).toBe('');
    expect(at.citizens(1)).toBe('peasant');
  });

  test('7c.6: an Archer with three gold: take a gold first', () => {
    const at = table({ players: [{ has: '3G' }, {}] });
    expect(at.only('recruit c4')).toEqual([]);
    at.play('take gold', 'recruit c4');
    expect(at.citizens(1)).toBe('archer');
    expect(at.asked).toBe('2 roll');
  });

  test('7c.7: the Palace of the Dawn for a Peasant, two Archers and 11 gold', () => {
    const grid = { d1: 'palace-of-the-dawn halfpenny-hill' };
    const short = table({ grid, players: [{ has: '11G', citizens: 'peasant archer' }, {}] });
    expect(short.only('build d1')).toEqual([]);
    const at = table({ grid, players: [{ has: '11G', citizens: 'peasant archer archer' }, {}] });
    at.play('build d1');
    expect(at.has(1)).toBe('');
    expect(at.domains(1)).toBe('palace-of-the-dawn');
    expect(at.top('d1')).toBe('halfpenny-hill');
  });

  test('7c.8: the Orc Warrior brings a Knight although three are owned', () => {
    const at = table({
      grid: { m5: 'orc-warrior orc-chieftain' },
      players: [{ has: '9S', citizens: 'knight knight knight' }, {}],
    });
    at.play('slay m5');
    expect(at.moves()).toContain('citizen c6');
    at.play('citizen c6');
    expect(at.citizens(1)).toBe('knight knight knight knight');
  });

  test('7c.8: the Spider Queen alone: two gold, or a citizen and a point', () => {
    const wanted = { grid: { m3: 'spider-queen' }, players: [{ has: '10S 3M' }, {}] };
    const gold = table(wanted);
    gold.play('slay m3');
    expect(gold.moves()).toEqual(['choose 1', 'choose 2']);
    gold.play('choose 1');
    expect(gold.has(1)).toBe('2G');
    const archer = table(wanted);
    archer.play('slay m3', 'choose 2', 'citizen c4');
    expect(archer.has(1)).toBe('1VP');
    expect(archer.citizens(1)).toBe('archer');
  });
});
