/** What activated cards bring (A6, A9 to A12), and every citizen on both sides. */
import { describe, expect, test } from 'vitest';
import { CITIZENS } from '../../src/vocabulary.ts';
import { table, typesOf } from '../situation.ts';

describe('the herald', () => {
  test('A6: the card wins: a monk on a double 1 pays out twice, and the double calls the herald once', () => {
    const at = table({ phase: 'roll', players: [{ citizens: 'monk' }, { citizens: 'monk' }] });
    at.roll(1, 1);
    expect(at.has(1)).toBe('2G 4M');
    expect(at.moves(1)).toHaveLength(3);
    // Unpaid, the right-hand monk is activated all the same: only the double calls the herald.
    expect(at.has(2)).toBe('');
    expect(at.moves(2)).toEqual(['pick herald 0 0 1', 'pick herald 0 1 0', 'pick herald 1 0 0']);
    at.play('2: pick herald 1 0 0');
    expect(at.moves(2)).toEqual(['pass', 'trade monk 1']);
  });

  test('A6: an activation that is not used still keeps the herald away', () => {
    const at = table({ phase: 'roll', players: [{ citizens: 'cleric' }, { citizens: 'monk' }] });
    at.roll(1, 2);
    expect(at.asked).toBe('1 action');
    expect(at.has(2)).toBe('');
  });

  test('A9: the starters are activated citizens', () => {
    const at = table({ phase: 'roll', players: [{}, {}] });
    at.roll(2, 3);
    expect([at.has(1), at.has(2)]).toEqual(['1G', '1G']);
    expect(at.asked).toBe('1 action');
    const knights = table({ phase: 'roll', players: [{}, {}] });
    knights.roll(2, 4);
    expect([knights.has(1), knights.has(2)]).toEqual(['1S', '1S']);
    expect(knights.asked).toBe('1 action');
  });

  test('A9: twice on a double that wakes nobody, any mixture', () => {
    const at = table({ phase: 'roll', players: [{}, {}] });
    at.roll(1, 1);
    expect(at.moves(1)).toEqual([
      'pick herald 0 0 2',
      'pick herald 0 1 1',
      'pick herald 0 2 0',
      'pick herald 1 0 1',
      'pick herald 1 1 0',
      'pick herald 2 0 0',
    ]);
    at.play('1: pick herald 0 1 1', '2: pick herald 2 0 0');
    expect([at.has(1), at.has(2)]).toEqual(['1S 1M', '2G']);
  });
});

describe('thieves', () => {
  const thieves = { phase: 'roll' as const, options: { setup: 'mastery-over-magic' } };

  test('A10: up to three of one kind from one opponent, or nothing', () => {
    const at = table({ ...thieves, players: [{ citizens: 'thief' }, { has: '4G 5S 2M' }, { has: '1M' }] });
    at.roll(3, 4);
    expect(at.moves()).toEqual([
      'pass',
      'steal 1 gold 2',
      'steal 1 magic 2',
      'steal 1 magic 3',
      'steal 2 gold 2',
      'steal 2 magic 2',
      'steal 3 gold 2',
    ]);
    at.play('steal 2 gold 2');
    expect([at.has(1), at.has(2)]).toEqual(['2G', '2G 5S 2M']);
  });

  test('A10: each thief chooses anew', () => {
    const at = table({ ...thieves, players: [{ citizens: 'thief thief' }, { has: '4G' }, { has: '1M' }] });
    at.roll(3, 4);
    at.play('steal 3 gold 2');
    expect(at.moves()).toEqual(['pass', 'steal 1 gold 2', 'steal 1 magic 3']);
    at.play('steal 1 magic 3');
    expect(at.has(1)).toBe('3G 1M');
  });

  test('A10: before everything else, own cards included', () => {
    const at = table({ ...thieves, players: [{ citizens: 'thief alchemist' }, { has: '1G' }] });
    at.roll(3, 4);
    expect(at.has(1)).toBe('');
    const events = at.play('steal 1 gold 2');
    expect(typesOf(events)[0]).toBe('stole');
    expect(at.asked).toBe('1 harvest, 2 harvest');
    at.play('1: trade alchemist 1');
    expect(at.has(1)).toBe('3M');
  });

  test('A10: the right power does not steal', () => {
    const at = table({ ...thieves, players: [{ has: '5G' }, { citizens: 'thief' }] });
    at.roll(3, 4);
    expect(at.moves(2)).toEqual(['pick thief 0 1', 'pick thief 1 0']);
    at.play('1: pick herald 1 0 0', '2: pick thief 0 1');
    expect([at.has(1), at.has(2)]).toEqual(['6G', '2M']);
  });

  test('A10: nobody has anything: nobody is asked, and the herald stays silent', () => {
    const at = table({ ...thieves, players: [{ citizens: 'thief' }, { has: '5S', citizens: 'alchemist' }] });
    at.roll(3, 4);
    expect(at.asked).toBe('1 action');
  });

  test('A10: a thief may leave it', () => {
    const at = table({ ...thieves, players: [{ citizens: 'thief' }, { has: '2G', citizens: 'cleric' }] });
    expect(typesOf([...at.roll(1, 6), ...at.play('pass')])).toContain('declined');
    expect(at.has(2)).toBe('2G 1S 1M');
  });
});

describe('order and trades', () => {
  test('A11: everybody who has a choice is asked at the same time', () => {
    const at = table({ phase: 'roll', players: [{ citizens: 'merchant' }, { citizens: 'mercenary', has: '1S' }, {}] });
    at.roll(2, 1);
    expect(at.asked).toBe('1 harvest, 2 harvest, 3 harvest');
    at.play('3: pick herald 0 0 1', '2: trade mercenary 1', '1: pick merchant 0 1');
    expect([at.has(1), at.has(2), at.has(3)]).toEqual(['2M', '2G', '1M']);
    expect(at.asked).toBe('1 action');
  });

  test('A11: a trade is optional, once for each activation, and pays for the next', () => {
    const at = table({
      phase: 'roll',
      players: [{}, { citizens: 'monk monk alchemist', has: '1G' }],
    });
    at.roll(1, 3);
    expect(at.moves(2)).toEqual(['pass', 'trade monk 1']);
    at.play('1: pick herald 1 0 0', '2: trade monk 1');
    expect(at.moves(2)).toEqual(['pass', 'trade alchemist 1']);
    at.play('2: trade alchemist 1');
    expect(at.moves(2)).toEqual(['pass', 'trade monk 1']);
    at.play('2: trade monk 1');
    expect(at.has(2)).toBe('1G 3M');
    expect(at.asked).toBe('1 action');
  });

  test('A11: several trades of a kind in one answer', () => {
    const at = table({ phase: 'roll', players: [{}, { citizens: 'monk monk monk', has: '2G' }] });
    at.roll(1, 2);
    at.play('1: pick herald 1 0 0');
    expect(at.moves(2)).toEqual(['pass', 'trade monk 1', 'trade monk 2']);
    at.play('2: trade monk 2');
    expect(at.has(2)).toBe('4M');
  });

  test('A11: who passes is not asked again', () => {
    const at = table({ phase: 'roll', players: [{ citizens: 'cleric' }, { citizens: 'monk', has: '2G' }] });
    at.roll(1, 2);
    expect(at.asked).toBe('2 harvest');
    at.play('pass');
    expect(at.asked).toBe('1 action');
    expect(at.has(2)).toBe('2G');
  });

  test('A11: who passes leaves all trades', () => {
    const at = table({
      phase: 'roll',
      players: [{ citizens: 'cleric' }, { citizens: 'monk mercenary', has: '2G 2S' }],
    });
    at.roll(1, 3);
    expect(at.moves(2)).toEqual(['pass', 'trade mercenary 1', 'trade monk 1']);
    at.play('2: pass');
    expect([at.asked, at.has(2)]).toEqual(['1 action', '2G 2S']);
  });

  test('A11: a choice goes before a trade of a lower number too', () => {
    const at = table({ phase: 'roll', players: [{}, { citizens: 'thief monk' }] });
    at.roll(1, 6);
    expect(at.moves(2)).toEqual(['pick thief 0 1', 'pick thief 1 0']);
    at.play('2: pick thief 1 0', '2: trade monk 1');
    expect(at.has(2)).toBe('1G 1S 2M');
  });

  test('A11: choices before trades, so that what they bring can be traded', () => {
    const at = table({ phase: 'roll', players: [{ citizens: 'merchant alchemist' }, {}] });
    at.roll(1, 2);
    expect(at.moves(1)).toEqual(['pick merchant 0 1', 'pick merchant 1 0']);
    at.play('1: pick merchant 1 0', '1: trade alchemist 1');
    expect(at.has(1)).toBe('1G 3M');
  });
});

describe('counting', () => {
  test('A12: per Soldier counts citizens with the icon, itself included, no starters and no domains', () => {
    const soldiers = 'warlord archer knight wizard';
    const at = table({ phase: 'roll', players: [{ citizens: soldiers, domains: 'watcher-on-the-water' }, {}] });
    at.roll(2, 6);
    // Warlord 4S, the knight and the starter knight 1S each.
    expect(at.has(1)).toBe('6S');
  });

  test('A12: per Worker in the same way', () => {
    const at = table({ phase: 'roll', players: [{ citizens: 'butcher peasant', domains: 'halfpenny-hill' }, {}] });
    at.roll(5, 6);
    // Butcher 2G for each of two workers, peasant and starter peasant, the starter knight; then Halfpenny Hill.
    expect(at.has(1)).toBe('7G 1S');
  });

  test('A12: per Knight goes by name, the starter included', () => {
    const at = table({ phase: 'roll', players: [{}, { citizens: 'warlord knight archer' }] });
    at.roll(3, 5);
    // Two knights; the starter peasant is on the 5.
    expect(at.has(2)).toBe('1G 2S');
  });
});

/** By card: dice, what the player has, the answer (if any is asked), and what the player then has. */
type Row = readonly [card: string, dice: readonly [number, number], has: string, answer: string, then: string];

/** A 3 and a 5 wake the starter peasant too, a 6 the starter knight. */
const LEFT: readonly Row[] = [
  ['cleric', [1, 2], '', '', '3M'],
  ['monk', [1, 2], '', '', '1G 2M'],
  ['merchant', [1, 2], '', 'pick merchant 1 0', '2G'],
  ['merchant', [1, 2], '', 'pick merchant 0 1', '2M'],
  ['blacksmith archer', [1, 2], '', '', '1G'],
  ['mercenary', [1, 2], '', '', '1G 1S'],
  ['alchemist', [1, 2], '1G', 'trade alchemist 1', '3M'],
  ['archer', [4, 3], '', '', '2S'],
  ['wizard', [4, 3], '', '', '1S 1M'],
  ['peasant', [5, 3], '', '', '2G'],
  ['knight', [6, 1], '', '', '2S'],
  ['rogue', [4, 3], '', '', '2G 2S'],
  ['thief', [4, 3], '', 'steal 3 magic 2', '3M'],
  ['champion', [3, 5], '', '', '1G 4S'],
  ['warlord archer', [3, 5], '', '', '1G 2S'],
  ['paladin', [3, 6], '', '', '2S 2M'],
  ['paladin', [4, 6], '', '', '2S 2M'],
  ['priestess', [3, 6], '', '', '3S 1M'],
  ['butcher', [5, 6], '', '', '3G 1S'],
  ['miner', [5, 6], '', '', '2G 1S'],
];

const RIGHT: readonly Row[] = [
  ['cleric', [1, 2], '', '', '1M'],
  ['monk', [1, 2], '1G', 'trade monk 1', '2M'],
  ['merchant', [1, 2], '', '', '1G'],
  ['blacksmith archer', [1, 2], '', '', '1G'],
  ['mercenary', [1, 2], '1S', 'trade mercenary 1', '2G'],
  ['alchemist', [1, 2], '1M', 'trade alchemist 1', '2G'],
  ['archer', [4, 3], '', '', '1S'],
  ['wizard', [4, 3], '', '', '1M'],
  ['peasant', [5, 3], '', '', '2G'],
  ['knight', [6, 1], '', '', '2S'],
  ['rogue', [4, 3], '', '', '1G 1S'],
  ['thief', [4, 3], '', 'pick thief 1 0', '2G'],
  ['thief', [4, 3], '', 'pick thief 0 1', '2M'],
  ['champion', [3, 5], '', 'trade champion 1', '4S'],
  ['warlord archer', [3, 5], '', '', '1G 1S'],
  ['paladin', [3, 6], '', 'trade paladin 1', '3M'],
  ['priestess', [3, 6], '1M', 'trade priestess 1', '4S'],
  ['butcher', [5, 6], '', '', '5G 1S'],
  ['miner', [5, 6], '', '', '5G 1S'],
];

describe('the left powers, for the active player', () => {
  test.each(LEFT)('%s on %j: with %j "%s" gives %s', (citizens, dice, has, answer, then) => {
    const at = table({ phase: 'roll', players: [{ citizens, has }, { has: '3M' }] });
    at.roll(dice[0], dice[1]);
    if (answer !== '') at.play(`1: ${answer}`);
    expect(at.moves(1).filter((text) => text.startsWith('pick') || text.startsWith('trade'))).toEqual([]);
    expect(at.has(1)).toBe(then);
  });
});

describe('the right powers, for the others', () => {
  test.each(RIGHT)('%s on %j: with %j "%s" gives %s', (citizens, dice, has, answer, then) => {
    const at = table({ phase: 'roll', players: [{}, { citizens, has }] });
    at.roll(dice[0], dice[1]);
    if (answer !== '') at.play(`2: ${answer}`);
    expect(at.moves(2)).toEqual([]);
    expect(at.has(2)).toBe(then);
  });
});

test('every citizen has a row on both sides', () => {
  for (const rows of [LEFT, RIGHT]) {
    expect(new Set(rows.map(([cards]) => cards.split(' ')[0]))).toEqual(new Set(CITIZENS));
  }
});
