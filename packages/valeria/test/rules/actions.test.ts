/** The four actions and how they are paid (A14, A16, A24, A25). */
import { describe, expect, test } from 'vitest';
import { BASE } from '../../src/content/tables.ts';
import { table } from '../situation.ts';

describe('payment', () => {
  test('A14: at least one strength is real', () => {
    const at = table({ grid: { m1: 'goblin-mage' }, players: [{ has: '9M' }, {}] });
    expect(at.only('slay')).toEqual([]);
    const one = table({ grid: { m1: 'goblin-mage' }, players: [{ has: '1S 9M' }, {}] });
    expect(one.only('slay m1')).toEqual(['slay m1 magic 2']);
    one.play('slay m1 magic 2', 'choose 1');
    expect(one.has(1)).toBe('1G 7M');
  });

  test('A14: every split is a move of its own', () => {
    const at = table({ grid: { m1: 'goblin-mage' }, players: [{ has: '9S 9M' }, {}] });
    expect(at.only('slay m1')).toEqual(['slay m1', 'slay m1 magic 1', 'slay m1 magic 2']);
    const gold = table({ players: [{ has: '4G 2M' }, {}] });
    expect(gold.only('recruit c4')).toEqual(['recruit c4', 'recruit c4 magic 1', 'recruit c4 magic 2']);
    gold.play('recruit c4 magic 1');
    expect(gold.has(1)).toBe('1G 1M');
  });

  test('A14: at least one gold is real, for citizens and for domains', () => {
    const at = table({
      grid: { d1: 'cutthroats-truce' },
      players: [{ has: '9M', citizens: 'rogue cleric' }, {}],
    });
    expect(at.only('recruit')).toEqual([]);
    expect(at.only('build')).toEqual([]);
    const one = table({
      grid: { d1: 'cutthroats-truce', d2: '', d3: '', d4: '', d5: '' },
      players: [{ has: '1G 4M', citizens: 'rogue cleric' }, {}],
    });
    expect(one.only('build')).toEqual(['build d1 magic 4']);
    expect(one.only('recruit c10')).toEqual(['recruit c10']);
  });

  test('A14: a cost in magic comes on top of magic that stands in, and only magic pays it', () => {
    const wanted = {
      options: { setup: 'random', areas: 'wasteland,ruins,forest,valley,mountains' },
      grid: { m1: 'wraith' },
    };
    const rich = table({ ...wanted, players: [{ has: '4S 5M' }, {}] });
    expect(rich.only('slay m1')).toEqual(['slay m1', 'slay m1 magic 1', 'slay m1 magic 2']);
    rich.play('slay m1 magic 2');
    expect(rich.has(1)).toBe('2S');
    const poor = table({ ...wanted, players: [{ has: '9S 2M' }, {}] });
    expect(poor.only('slay m1')).toEqual([]);
  });

  test('A14: tokens raise strength and magic', () => {
    const at = table({ grid: { m1: 'goblin' }, tokens: { m1: '2S 1M' }, players: [{ has: '3S 2M' }, {}] });
    expect(at.only('slay m1')).toEqual(['slay m1', 'slay m1 magic 1']);
    at.play('slay m1');
    expect(at.has(1)).toBe('1G 1M');
    expect(at.tokens('m1')).toBe('');
  });

  test('A14: gold does not pay for strength, nor strength for gold', () => {
    const at = table({ players: [{ has: '9G' }, {}] });
    expect(at.only('slay')).toEqual([]);
    const strong = table({ players: [{ has: '9S' }, {}] });
    expect(strong.only('recruit')).toEqual([]);
  });
});

describe('costs', () => {
  test('A15: the surcharge goes by name and counts every card of it', () => {
    const at = table({ players: [{ has: '9G', citizens: 'butcher butcher knight' }, {}] });
    at.play('recruit c10');
    expect(at.has(1)).toBe('6G');
    // Knight: 2, one owned, and the starter.
    at.play('recruit c6');
    expect(at.has(1)).toBe('2G');
  });

  test('A16: the Emerald Stronghold lifts the surcharge, at once', () => {
    const at = table({
      grid: { d1: 'emerald-stronghold' },
      players: [{ has: '14G', citizens: 'peasant archer cleric' }, {}],
    });
    at.play('build d1', 'recruit c5');
    expect(at.has(1)).toBe('');
  });

  test("A16: Pratchett's Plateau takes one gold off every later domain, at once", () => {
    const at = table({
      grid: { d1: 'pratchetts-plateau', d2: 'shattered-hand' },
      players: [{ has: '14G', citizens: 'peasant cleric' }, {}],
    });
    at.play('build d1');
    expect(at.has(1)).toBe('6G');
    at.play('build d2', 'citizen c1');
    expect(at.has(1)).toBe('');
  });

  test('A14: one gold is paid however cheap a domain has become', () => {
    const domains = BASE.domains.map((row) => (row.name === 'shattered-hand' ? { ...row, cost: 1 } : row));
    const wanted = {
      options: { content: { ...BASE, id: 'cheap', domains } },
      grid: { d1: 'shattered-hand', d2: '', d3: '', d4: '', d5: '' },
    };
    const owned = { citizens: 'peasant cleric', domains: 'pratchetts-plateau' };
    expect(table({ ...wanted, players: [{ ...owned, has: '9M' }, {}] }).only('build')).toEqual([]);
    const at = table({ ...wanted, players: [{ ...owned, has: '1G' }, {}] });
    at.play('build d1', 'citizen c1');
    expect(at.has(1)).toBe('');
  });

  test("A16: the others' domains change nothing", () => {
    const at = table({
      grid: { d1: 'shattered-hand', d2: '', d3: '', d4: '', d5: '' },
      players: [{ has: '6G', citizens: 'peasant cleric' }, { domains: 'emerald-stronghold pratchetts-plateau' }],
    });
    expect(at.only('build')).toEqual([]);
    expect(at.only('recruit c5')).toEqual(['recruit c5']);
    at.play('recruit c5');
    expect(at.has(1)).toBe('2G');
  });

  test('A16: icons of domains and starters do not meet a requirement', () => {
    const at = table({
      grid: { d1: 'nest-of-the-weaver-witch', d2: '', d3: '', d4: '', d5: '' },
      players: [{ has: '9G', citizens: 'peasant', domains: 'halfpenny-hill' }, {}],
    });
    expect(at.only('build')).toEqual([]);
  });
});

describe('two actions', () => {
  test('A24: both are mandatory; a resource can always be taken', () => {
    const at = table({ players: [{}, {}] });
    expect(at.moves()).toEqual(['take gold', 'take magic', 'take strength']);
    at.play('take strength');
    expect(at.asked).toBe('1 action');
    expect(at.moves()).not.toContain('pass');
    at.play('take magic');
    expect(at.asked).toBe('2 roll');
    expect(at.has(1)).toBe('1S 1M');
  });

  test('A24: the same action twice', () => {
    const at = table({ players: [{ has: '2S' }, {}] });
    at.play('slay m1', 'slay m1');
    expect(at.monsters(1)).toBe('goblin goblin');
    expect(at.has(1)).toBe('2G');
  });

  test('A25: nothing has a maximum', () => {
    const at = table({ players: [{ has: '99G 99S 99M 99VP' }, {}] });
    at.play('take gold', 'take gold');
    expect(at.has(1)).toBe('101G 99S 99M 99VP');
  });

  test('A11: a citizen recruited in this turn is first activated in the next roll', () => {
    const at = table({ dice: [6, 5], players: [{ has: '9G' }, {}] });
    at.play('recruit c10', 'take gold');
    expect(at.has(1)).toBe('9G');
  });
});
