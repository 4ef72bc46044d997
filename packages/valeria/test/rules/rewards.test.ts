/** What slain monsters bring (A15, A17, A33, A47): every monster and event of the box. */
import { describe, expect, test } from 'vitest';
import { EVENTS, MONSTERS } from '../../src/vocabulary.ts';
import { table, typesOf } from '../situation.ts';

const ALL_GONE = { c1: '', c2: '', c3: '', c4: '', c5: '', c6: '', c7: '', c8: '', c9: '', c10: '' };

/** By monster: strength, magic, area, slain before, the answers, and what the player then has. */
type Row = readonly [monster: string, cost: string, area: string, before: string, answers: string, then: string];

const ROWS: readonly Row[] = [
  ['goblin', '1S', 'hills', '', '', '1G'],
  ['goblin-mage', '3S', 'hills', '', 'choose 1', '1G'],
  ['goblin-mage', '3S', 'hills', '', 'choose 2', '1M'],
  ['goblin-king', '6S', 'hills', 'goblin goblin-mage skeleton', '', '3G'],
  ['skeleton', '2S', 'ruins', '', '', '1G'],
  ['flaming-skeleton', '5S', 'ruins', '', '', '1G 1M'],
  ['skeleton-king', '8S', 'ruins', 'skeleton flaming-skeleton goblin', '', '6G'],
  ['treant', '3S', 'forest', '', '', '1G 1M'],
  ['bane-spider', '6S', 'forest', '', 'choose 1', '3G'],
  ['bane-spider', '6S', 'forest', '', 'choose 2', ''],
  ['spider-queen', '10S 3M', 'forest', 'treant bane-spider goblin', 'choose 1', '6G'],
  ['spider-queen', '10S 3M', 'forest', '', 'choose 2,citizen c5', '1VP'],
  ['owlbear', '4S', 'valley', '', '', '2M'],
  ['giant', '8S', 'valley', '', '', '1G 2M'],
  ['troll', '12S', 'valley', 'owlbear giant goblin', '', '6M'],
  ['dire-bear', '5S', 'mountains', '', 'choose 1', '2G'],
  ['dire-bear', '5S', 'mountains', '', 'choose 2', '2M'],
  ['orc-warrior', '9S', 'mountains', '', 'citizen c5', ''],
  ['orc-chieftain', '14S', 'mountains', 'orc-warrior dire-bear goblin', '', '6G'],
  ['gargoyle', '1S', 'wasteland', '', '', '1M'],
  ['wraith', '4S 3M', 'wasteland', '', 'citizen c5', ''],
  ['witch-queen', '5S 4M', 'wasteland', 'wraith gargoyle goblin', '', '3M'],
  ['gelatinous-cube', '4S 1M', 'swamp', '', '', '2G'],
  ['basilisk', '6S 3M', 'swamp', '', 'choose 1', '3G'],
  ['basilisk', '6S 3M', 'swamp', '', 'choose 2', '3M'],
  ['swamp-dragon', '10S 4M', 'swamp', 'basilisk gelatinous-cube goblin', '', '6M'],
  ['kobolds', '5S 1M', 'caverns', '', '', '2G 1M'],
  ['gold-golem', '7S 3M', 'caverns', '', '', '5G'],
  ['red-dragon', '12S 6M', 'caverns', 'gold-golem kobolds goblin', '', '9G'],
  ['corrupted-cleric', '2S 4M', '', '', '', '3G 2M'],
  ['giant-leech', '10S 1M', '', '', '', '5M'],
  ['bat-swarm', '6S', '', 'goblin mimic', '', '3G'],
  ['sorcerer', '1S 5M', '', 'goblin mimic', '', '3M'],
  ['mimic', '3S 3M', '', '', '', '5G'],
  ['kobold-thieves', '6S', '', '', '', '7G'],
];

/** Five areas, the wanted one among them, and its place in the row. */
function tableOf(monster: string, area: string, has: string, before: string) {
  const areas = [...new Set([area || 'hills', 'hills', 'ruins', 'forest', 'valley', 'mountains'])].slice(0, 5);
  const options = { setup: 'random', areas, citizens: 'archer,rogue', events: 'on' };
  const probe = table({ options });
  const place = area === '' ? 'c1' : `m${(probe.state.areas as readonly string[]).indexOf(area) + 1}`;
  const isEvent = area === '';
  const at = table({
    options,
    grid: { [place]: isEvent ? '' : `${monster} ${monster}` },
    cover: isEvent ? { [place]: monster } : {},
    players: [{ has, monsters: before }, {}],
  });
  return { at, place };
}

describe('every monster and event', () => {
  test.each(ROWS)('%s for %s', (monster, cost, area, before, answers, then) => {
    const { at, place } = tableOf(monster, area, cost, before);
    expect(at.only(`slay ${place}`)).toContain(`slay ${place}`);
    at.play(`slay ${place}`, ...answers.split(',').filter((text) => text !== ''));
    expect(at.monsters(1)).toBe(`${before} ${monster}`.trim());
    expect(at.has(1)).toBe(then);
    expect(at.asked).toBe('1 action');
  });

  test.each(ROWS)('%s cannot be had for less than %s', (monster, cost, area, before) => {
    const less = cost.replace(/^(\d+)S/, (_, strength) => (strength === '1' ? '' : `${Number(strength) - 1}S`));
    const { at, place } = tableOf(monster, area, less.trim(), before);
    expect(at.only(`slay ${place}`).filter((text) => text === `slay ${place}`)).toEqual([]);
  });

  test('each has a row here', () => {
    expect(new Set(ROWS.map(([monster]) => monster))).toEqual(new Set([...MONSTERS, ...EVENTS]));
  });
});

describe('free citizens', () => {
  test('A15: the base cost is compared; the surcharge and the purse do not matter', () => {
    const at = table({ grid: { m5: 'orc-warrior' }, players: [{ has: '9S', citizens: 'rogue rogue rogue' }, {}] });
    at.play('slay m5');
    // Everything but the archer, who costs four.
    expect(at.moves()).toEqual(
      ['c1', 'c10', 'c2', 'c3', 'c5', 'c6', 'c7', 'c8', 'c9'].map((place) => `citizen ${place}`),
    );
  });

  test('A15: the Wraith: two or less', () => {
    const at = table({
      options: { setup: 'mastery-over-magic' },
      grid: { m1: 'wraith' },
      players: [{ has: '4S 3M' }, {}],
    });
    at.play('slay m1');
    // Not the cleric and the alchemist (3), nor the wizard (4).
    expect(at.moves()).toEqual(['c10', 'c2', 'c5', 'c6', 'c7', 'c8', 'c9'].map((place) => `citizen ${place}`));
  });

  test('A15: only top cards of stacks that are not exhausted; nothing fits: no compensation', () => {
    const at = table({
      grid: { ...ALL_GONE, c4: 'archer', m5: 'orc-warrior' },
      players: [{ has: '9S' }, {}],
    });
    at.play('slay m5');
    expect(at.has(1)).toBe('');
    expect(at.citizens(1)).toBe('');
    expect(at.asked).toBe('1 action');
  });

  test('A15: a Bane Spider without a Knight in the grid: three gold', () => {
    const at = table({ grid: { c6: '', m3: 'bane-spider' }, players: [{ has: '6S' }, {}] });
    at.play('slay m3');
    expect(at.has(1)).toBe('3G');
    expect(at.asked).toBe('1 action');
  });

  test('A15: the Bane Spider brings the Knight by itself: there is only one stack of them', () => {
    const at = table({ grid: { m3: 'bane-spider' }, players: [{ has: '6S' }, {}] });
    at.play('slay m3', 'choose 2');
    expect(at.citizens(1)).toBe('knight');
  });

  test('A15: a citizen without a limit may be any', () => {
    const at = table({ grid: { m3: 'spider-queen' }, players: [{ has: '10S 3M' }, {}] });
    at.play('slay m3', 'choose 2');
    expect(at.moves()).toHaveLength(10);
  });

  test('A47: a citizen that fits must be taken', () => {
    const at = table({ grid: { m5: 'orc-warrior' }, players: [{ has: '9S' }, {}] });
    at.play('slay m5');
    expect(at.moves()).not.toContain('pass');
    const forced = table({ grid: { ...ALL_GONE, c7: 'rogue rogue', m5: 'orc-warrior' }, players: [{ has: '9S' }, {}] });
    forced.play('slay m5');
    expect(forced.citizens(1)).toBe('rogue');
  });

  test('A47: the Spider Queen with no citizen left in the grid: gold only', () => {
    const at = table({ grid: { ...ALL_GONE, m3: 'spider-queen' }, players: [{ has: '10S 3M' }, {}] });
    at.play('slay m3');
    expect(at.has(1)).toBe('2G');
  });
});

describe('domains that answer', () => {
  test('A17: Forgotten Sorrows for recruited and for free citizens', () => {
    const at = table({
      grid: { m5: 'orc-warrior' },
      players: [{ has: '3G 9S', domains: 'forgotten-sorrows' }, { domains: 'forgotten-sorrows' }],
    });
    at.play('recruit c1');
    expect(at.has(1)).toBe('9S 1M');
    at.play('slay m5', 'citizen c2');
    expect(at.has(1)).toBe('2M');
    expect(at.has(2)).toBe('');
  });

  test('A17: the Violet Thorn for every slain monster, events too', () => {
    const at = table({
      grid: { c1: '' },
      cover: { c1: 'kobold-thieves' },
      players: [{ has: '7S', domains: 'violet-thorn' }, { domains: 'violet-thorn' }],
    });
    at.play('slay m1');
    expect(at.has(1)).toBe('1G 6S 1M');
    at.play('slay c1');
    expect(at.has(1)).toBe('8G 2M');
    expect(at.has(2)).toBe('');
  });

  test("A17: the Violet Thorn for the Eye's extra monster, not for a stolen one", () => {
    const eye = table({
      grid: { d1: 'eye-of-asteraten' },
      players: [{ has: '8G', citizens: 'archer cleric', domains: 'violet-thorn' }, {}],
    });
    eye.play('build d1', 'slay m1');
    expect(eye.has(1)).toBe('1G 4S 1M');
    const perch = table({
      grid: { d1: 'purloiners-perch' },
      players: [{ has: '10G', citizens: 'rogue rogue', domains: 'violet-thorn' }, { monsters: 'goblin' }],
    });
    perch.play('build d1');
    expect(perch.monsters(1)).toBe('goblin');
    expect(perch.has(1)).toBe('');
  });

  test('A33: per own monster card counts the event just slain', () => {
    const at = table({ grid: { c1: '' }, cover: { c1: 'bat-swarm' }, players: [{ has: '6S' }, {}] });
    expect(typesOf(at.play('slay c1'))).toEqual(['slew', 'gained', 'exhausted']);
    expect(at.has(1)).toBe('1G');
  });

  test('A33: events belong to no area', () => {
    const at = table({ grid: { m1: 'goblin-king' }, players: [{ has: '6S', monsters: 'bat-swarm mimic' }, {}] });
    at.play('slay m1');
    expect(at.has(1)).toBe('1G');
  });
});
