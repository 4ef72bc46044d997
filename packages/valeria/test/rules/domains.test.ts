/** Every domain: what it needs, what it costs, what it does at once (A19, A20, A23, A46). */
import { describe, expect, test } from 'vitest';
import { topOf } from '../../src/state.ts';
import { DOMAINS } from '../../src/vocabulary.ts';
import { about, CITIZEN_OF, PRICES } from '../domainTable.ts';
import { table, typesOf } from '../situation.ts';
import { placeNamed } from '../wanted.ts';

const OTHERS = { d2: '', d3: '', d4: '', d5: '' };

describe('what a domain asks', () => {
  const wanted = (domain: string, gold: number, icons: readonly string[]) =>
    table({
      grid: { ...OTHERS, d1: domain },
      players: [{ has: `${gold}G`, citizens: icons.map((icon) => CITIZEN_OF[icon]).join(' ') }, {}],
    });

  test.each(PRICES)('%s: %d gold and %s', (domain, cost, icons) => {
    const all = icons.split(' ');
    expect(wanted(domain, cost, all).only('build')).toEqual(['build d1']);
    expect(wanted(domain, cost - 1, all).only('build')).toEqual([]);
    all.forEach((_, i) => {
      expect(wanted(domain, cost, all.toSpliced(i, 1)).only('build')).toEqual([]);
    });
  });

  test('all twenty-four are here', () => {
    expect(PRICES.map(([domain]) => domain)).toEqual([...DOMAINS]);
  });
});

describe('at once', () => {
  test('Darktide Harbour: a Shadow citizen of any cost', () => {
    const at = about('darktide-harbour');
    at.play('build d1');
    expect(at.moves()).toEqual(['citizen c3', 'citizen c7']);
    at.play('citizen c3');
    expect(at.citizens(1)).toBe('mercenary archer peasant rogue');
  });

  test("Rogue's Landing: a Worker citizen", () => {
    const at = about('rogues-landing');
    at.play('build d1');
    expect(at.moves()).toEqual(['citizen c10', 'citizen c2', 'citizen c5']);
  });

  test('Shattered Hand: a Holy citizen', () => {
    const at = about('shattered-hand');
    at.play('build d1');
    expect(at.moves()).toEqual(['citizen c1', 'citizen c9']);
  });

  test("Cloudrider's Camp: three strength, and a Soldier of two or less", () => {
    const at = about('cloudriders-camp');
    at.play('build d1');
    expect(at.has(1)).toBe('3S');
    expect(at.moves()).toEqual(['citizen c6', 'citizen c8']);
    at.play('citizen c8');
    expect(at.citizens(1)).toBe('cleric archer champion');
  });

  test('Grimmwater Keep: a citizen of three or less', () => {
    const at = about('grimmwater-keep');
    at.play('build d1');
    expect(at.moves()).toHaveLength(9);
    expect(at.moves()).not.toContain('citizen c4');
  });

  test('Eye of Asteraten: five strength, then a monster if one likes, all inside one action', () => {
    const at = about('eye-of-asteraten');
    at.play('build d1');
    expect(at.has(1)).toBe('5S');
    expect(at.moves()).toEqual(['pass', 'slay m1', 'slay m2', 'slay m3', 'slay m4', 'slay m5']);
    at.play('slay m5');
    at.play('choose 1');
    expect(at.has(1)).toBe('2G');
    expect(at.state.actions).toBe(1);
    const left = about('eye-of-asteraten');
    left.play('build d1', 'pass');
    expect(left.has(1)).toBe('5S');
    expect(left.state.actions).toBe(1);
  });

  test('Eye of Asteraten: no monster in reach, nobody is asked', () => {
    const at = about('eye-of-asteraten', { grid: { m1: 'goblin-king', m2: '', m3: '', m4: '', m5: '' } });
    at.play('build d1');
    expect(at.asked).toBe('1 action');
  });

  test("A46: Cutthroat's Truce is compulsory: three gold of one opponent, or what there is", () => {
    const at = about('cutthroats-truce', { others: [{ has: '5G' }, { has: '1G' }, { has: '9M' }] });
    at.play('build d1');
    expect(at.moves()).toEqual(['steal 1 gold 3', 'steal 3 gold 2']);
    at.play('steal 3 gold 2');
    expect([at.has(1), at.has(2)]).toEqual(['3G', '2G']);
  });

  test("A46: Cutthroat's Truce with one victim is taken by itself, with none nothing happens", () => {
    const one = about('cutthroats-truce', { others: [{ has: '2G' }, {}] });
    one.play('build d1');
    expect([one.has(1), one.has(2)]).toEqual(['2G', '']);
    const none = about('cutthroats-truce', { others: [{ has: '9S' }] });
    none.play('build d1');
    expect(none.asked).toBe('1 action');
    expect(none.has(1)).toBe('');
  });

  test("A46: Purloiner's Perch takes a monster of one who has any, without its reward", () => {
    const at = about('purloiners-perch', { others: [{ monsters: 'troll' }, {}, { monsters: 'goblin goblin' }] });
    at.play('build d1');
    expect(at.moves()).toEqual(['rob 2', 'rob 4']);
    at.play('rob 2');
    expect([at.monsters(1), at.monsters(2), at.has(1)]).toEqual(['troll', '', '']);
    const none = about('purloiners-perch');
    none.play('build d1');
    expect(none.asked).toBe('1 action');
  });

  test("A46: Purloiner's Perch takes any of them, events too", () => {
    const taken = new Set<string>();
    for (let at = 0; at < 60; at++) {
      const one = about('purloiners-perch', { others: [{ monsters: 'goblin troll mimic' }] });
      one.state.luck.at = at;
      one.play('build d1');
      taken.add(one.monsters(1));
      expect(one.monsters(2).split(' ')).toHaveLength(2);
    }
    expect(taken).toEqual(new Set(['goblin', 'troll', 'mimic']));
  });

  test('A19: the Nest puts an own citizen back on top of its stack for three points', () => {
    const at = about('nest-of-the-weaver-witch', { citizens: 'archer' });
    at.play('build d1');
    expect(at.moves()).toEqual(['pass', 'return archer', 'return peasant']);
    at.play('return peasant');
    expect(at.has(1)).toBe('3VP');
    expect(at.citizens(1)).toBe('archer peasant');
    expect(at.stack('c5')).toBe('peasant peasant peasant peasant peasant peasant');
  });

  test('A19: the Nest can be left, and never takes a starter', () => {
    const at = about('nest-of-the-weaver-witch');
    expect(typesOf(at.play('build d1', 'pass'))).toContain('declined');
    expect(at.has(1)).toBe('');
    expect(at.citizens(1)).toBe('peasant peasant');
  });

  test('A20: the Watcher puts a slain monster of an area in play back, whatever its strength', () => {
    const at = about('watcher-on-the-water', { monsters: 'troll goblin goblin mimic' });
    at.play('build d1');
    expect(at.moves()).toEqual(['pass', 'return goblin', 'return troll']);
    at.play('return troll');
    expect(at.has(1)).toBe('3VP');
    expect(at.monsters(1)).toBe('goblin goblin mimic');
    expect(at.stack('m4')).toBe('troll owlbear owlbear owlbear giant troll');
  });

  test('A20: only an event slain: nothing can be put back, nobody is asked', () => {
    const at = about('watcher-on-the-water', { monsters: 'mimic' });
    at.play('build d1');
    expect(at.asked).toBe('1 action');
    expect(at.has(1)).toBe('');
  });

  test('Golden Obelisk of Nae: may pay three magic for three points', () => {
    const at = about('golden-obelisk-of-nae', { has: '4M' });
    at.play('build d1');
    expect(at.moves()).toEqual(['bargain', 'pass']);
    at.play('bargain');
    expect(at.has(1)).toBe('1M 3VP');
    const left = about('golden-obelisk-of-nae', { has: '3M' });
    left.play('build d1', 'pass');
    expect(left.has(1)).toBe('3M');
    const poor = about('golden-obelisk-of-nae', { has: '2G 2M' });
    poor.play('build d1');
    expect(poor.asked).toBe('1 action');
  });
});

describe('the next domain', () => {
  test('A23: it is turned up last, after what the taken one does at once', () => {
    const at = about('shattered-hand');
    at.play('build d1');
    expect(at.asked).toBe('1 citizen');
    expect(at.top('d1')).toBe('-');
    expect(topOf(at.state, placeNamed('d1'))).toBeUndefined();
    expect(typesOf(at.play('citizen c1'))).toEqual(['joined', 'revealed']);
    expect(at.top('d1')).toBe('halfpenny-hill');
  });

  test('A23: of the last domain of a stack nothing is turned up', () => {
    const at = about('gargans-embrace', { grid: { d1: 'gargans-embrace' } });
    expect(typesOf(at.play('build d1'))).toEqual(['built', 'exhausted']);
  });
});
