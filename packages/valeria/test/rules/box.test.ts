/** The numbers of the box, against a list that was typed apart from the package (test/twin/cards.ts). */
import { describe, expect, test } from 'vitest';
import { CITIZEN_COPIES } from '../../src/content/box.ts';
import { BASE } from '../../src/content/tables.ts';
import type { Bundle, Count, Effect, Power } from '../../src/content/types.ts';
import { AREAS, DUKES, EVENTS, ROLES, STARTERS } from '../../src/vocabulary.ts';
import { TWIN_CITIZENS, TWIN_DOMAINS, TWIN_DUKES, TWIN_EVENTS, TWIN_MONSTERS } from '../twin/cards.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const copies = BASE.monsters.map((row) => row.copies + row.more);

/** Rows of the package in the language of the list. */
const LETTERS = { gold: 'G', strength: 'S', magic: 'M', points: 'VP' } as const;
const bundle = (amounts: Bundle): string =>
  Object.entries(amounts)
    .map(([key, amount]) => `${amount}${LETTERS[key as keyof Bundle]}`)
    .sort()
    .join(' ');

function counted(count: Count): string {
  if (count.of === 'role') return count.role;
  if (count.of === 'named') return count.citizen;
  if (count.of === 'area') return count.area;
  return count.of.replace(/s$/, '');
}

function effect(one: Effect): string {
  switch (one.kind) {
    case 'gain':
      return bundle(one.gain);
    case 'each':
      return `${bundle(one.gain)}*${counted(one.per)}`;
    case 'all':
      return one.of.map(effect).sort().join(' ');
    case 'either':
      return one.of.map(effect).join(' or ');
    case 'trade':
      return `${bundle(one.pay)} > ${bundle(one.get)}`;
    case 'steal':
      return `${one.may && one.resources.length === 1 ? 'may ' : ''}steal ${one.amount} ${one.resources.map((name) => LETTERS[name]).join(' ')}`;
    case 'citizen': {
      const words = [one.citizen, one.role, one.atMost].filter((word) => word !== undefined);
      return `citizen ${words.length === 0 ? 'any' : words.join(' ')}`;
    }
    case 'slay':
      return 'may slay';
    case 'rob':
      return 'rob';
    case 'return':
      return `may return ${one.what} ${bundle(one.get)}`;
  }
}

function power(one: Power): string {
  switch (one.when) {
    case 'dice':
      if (!('set' in one)) return `lower by ${one.lower}`;
      return `set ${one.set} for ${bundle(one.pay)}${one.per === undefined ? '' : `*${counted(one.per)}`}`;
    case 'recruiting':
      return 'no surcharge';
    case 'building':
      return `domains ${one.discount} less`;
    case 'now':
      return effect(one.effect);
    default:
      return `${one.when.replace('action-', '')}: ${effect(one.effect)}`;
  }
}

/** The order of what comes together does not matter. */
const sorted = (text: string): string =>
  text
    .split(' or ')
    .map((part) => (/[>:]|citizen|may|steal|set/.test(part) ? part : part.split(' ').sort().join(' ')))
    .join(' or ');

describe('totals', () => {
  test('226 cards: 108 citizens, 48 monsters, 24 domains, 10 dukes, 15 starters, 10 Exhausted, 6 events, 5 to read', () => {
    expect(BASE.citizens.length * CITIZEN_COPIES).toBe(108);
    expect(sum(copies)).toBe(48);
    expect([BASE.domains.length, BASE.dukes.length, BASE.events.length]).toEqual([24, 10, 6]);
    expect([STARTERS.length * 5, BASE.exhaustedPerPlayer * 5]).toEqual([15, 10]);
    expect(108 + 48 + 24 + 10 + 15 + 10 + 6 + 5).toBe(226);
  });

  test('every area: six monsters, five of them with up to four players', () => {
    for (const area of AREAS) {
      const found = BASE.monsters.filter((row) => row.area === area);
      expect([sum(found.map((row) => row.copies)), sum(found.map((row) => row.more))]).toEqual([5, 1]);
      expect(found.filter((row) => row.type === 'boss').map((row) => row.copies + row.more)).toEqual([1]);
    }
  });

  test('printed points of the stacks of five', () => {
    const points = AREAS.map((area) =>
      sum(BASE.monsters.filter((row) => row.area === area).map((row) => row.points * row.copies)),
    );
    expect(Object.fromEntries(AREAS.map((area, i) => [area, points[i]]))).toEqual({
      hills: 9,
      ruins: 13,
      forest: 11,
      valley: 15,
      mountains: 18,
      wasteland: 11,
      swamp: 19,
      caverns: 20,
    });
  });

  test('domains: 64 points, icons 16 W, 16 So, 10 Sh, 12 H, 11 at once and 13 ongoing', () => {
    expect(sum(BASE.domains.map((row) => row.points))).toBe(64);
    const icons = BASE.domains.flatMap((row) => row.icons);
    expect(ROLES.map((role) => icons.filter((icon) => icon === role).length)).toEqual([16, 16, 10, 12]);
    expect(BASE.domains.filter((row) => row.power.when === 'now').length).toBe(11);
  });

  test('roles: five workers, five soldiers, four shadows, four holy', () => {
    expect(ROLES.map((role) => BASE.citizens.filter((row) => row.role === role).length)).toEqual([5, 5, 4, 4]);
  });

  test('two kinds for every number but 5 and 6', () => {
    const kinds = new Map<string, number>();
    for (const { slot } of BASE.citizens) kinds.set(slot, (kinds.get(slot) ?? 0) + 1);
    expect([...kinds].filter(([, count]) => count === 1).map(([slot]) => slot)).toEqual(['5', '6']);
    expect(Math.max(...kinds.values())).toBe(2);
  });

  test('a start with two gold and one magic, two actions, five exhausted stacks alone', () => {
    expect([BASE.start, BASE.actions, BASE.exhaustedAlone]).toEqual([{ gold: 2, magic: 1 }, 2, 5]);
  });
});

describe('row by row', () => {
  test.each(TWIN_CITIZENS)('$name', (wanted) => {
    const row = BASE.citizens.find(({ name }) => name === wanted.name);
    expect(row).toMatchObject({ role: wanted.role, cost: wanted.cost, slot: wanted.numbers.join('/') });
    expect(row && [effect(row.left), effect(row.right)].map(sorted)).toEqual([wanted.left, wanted.right].map(sorted));
  });

  test.each(TWIN_MONSTERS)('$name', ({ name, reward, ...wanted }) => {
    const row = BASE.monsters.find((one) => one.name === name);
    expect(row).toMatchObject(wanted);
    expect(row && sorted(effect(row.reward))).toBe(sorted(reward).replace('citizen any 1VP', '1VP citizen any'));
  });

  test.each(TWIN_EVENTS)('$name', ({ name, reward, number, type, strength, magic, points, effect: does }) => {
    const row = BASE.events.find((one) => one.name === name);
    expect(row).toMatchObject({ number, type, strength, magic, points });
    expect(row && sorted(effect(row.reward))).toBe(sorted(reward));
    const instruction = row?.instruction;
    if (instruction?.kind === 'lose') expect(`lose ${bundle(instruction.loss).slice(1)}`).toBe(does);
    else expect(`token ${instruction && LETTERS[instruction.resource]}`).toBe(does);
  });

  test.each(TWIN_DOMAINS)('$name', ({ name, cost, icons, points, kind, power: wanted }) => {
    const row = BASE.domains.find((one) => one.name === name);
    expect(row).toMatchObject({ cost, icons, points });
    expect(row && power(row.power)).toBe(wanted);
    expect(row?.power.when === 'now' ? 'instant' : 'ongoing').toBe(kind);
  });

  test.each([...DUKES])('%s', (name) => {
    const row = BASE.dukes.find((one) => one.name === name);
    const rates = row?.rates.map(({ per, points }) => {
      const what = per.of === 'icon' ? per.role : per.of === 'type' ? per.type : per.of.replace(/s$/, '');
      return `${points} ${what}`;
    });
    expect({ rates: rates?.join(', '), per: row?.resources }).toEqual(TWIN_DUKES.get(name));
  });

  test('events have the numbers of one die', () => {
    expect(EVENTS.map((name) => BASE.events.find((row) => row.name === name)?.number)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
