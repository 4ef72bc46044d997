import { LANGUAGES, type Message } from '@three-crowns/core';
import { formatMessage } from '@three-crowns/texts';
import { describe, expect, test } from 'vitest';
import { MODIFIERS } from '../src/abilities.ts';
import {
  type Ability,
  ACTIONS,
  type Amount,
  abilityIcons,
  abilityText,
  actionText,
  advanceIcons,
  advanceText,
  amountIcons,
  BUILDINGS,
  type BuildingName,
  buildingIcons,
  buildingText,
  type CardText,
  GOODS,
  type Icon,
  type IconLine,
  LANDS,
  landText,
  moodText,
  PLACES,
  type PlaceName,
  placeIcons,
  placeText,
  type Reward,
  rewardIcons,
  rewardText,
  TILES,
  TRAVELS,
  tileText,
  travelIcons,
  travelText,
  type Values,
  valuesOf,
  WILLS,
  type WillName,
  willIcons,
  willText,
  wrathIcons,
  wrathText,
} from '../src/board.ts';
import { texts } from '../src/texts/index.ts';

const FULL = valuesOf({ values: 'reconstructed/full' });
const FIRST = valuesOf({ values: 'reconstructed/first' });
const LONGEST = 110;

/** French puts no-break spaces before colons; the expectations below write plain ones. */
const inAll = (message: Message): string[] =>
  LANGUAGES.map((language) => formatMessage(texts, language, message).replace(/[\u00a0\u202f]/g, ' '));

const drawn = (icons: readonly Icon[]): string =>
  icons.map(({ icon, amount }) => (amount === undefined ? icon : `${amount} ${icon}`)).join(', ');

interface Row {
  readonly name: string;
  readonly words: (values: Values) => readonly CardText[];
  readonly pictures: (values: Values) => readonly IconLine[];
}

const ROWS: readonly Row[] = [
  ...WILLS.map((name, i) => ({ name, words: (v: Values) => willText(v, i), pictures: (v: Values) => willIcons(v, i) })),
  ...BUILDINGS.map((name, i) => ({
    name,
    words: (v: Values) => buildingText(v, i),
    pictures: (v: Values) => buildingIcons(v, i),
  })),
  ...PLACES.map((name, i) => ({
    name,
    words: (v: Values) => placeText(v, i),
    pictures: (v: Values) => placeIcons(v, i),
  })),
  ...TRAVELS.map((name, i) => ({
    name,
    words: (v: Values) => travelText(v, i),
    pictures: (v: Values) => travelIcons(v, i),
  })),
];

describe('every row of the box', () => {
  test.each(ROWS)('$name says what it does in every language, shortly, and draws the same parts', (row) => {
    for (const values of [FULL, FIRST]) {
      const parts = row.words(values);
      expect(parts.length).toBeGreaterThan(1);
      for (const { text, part } of parts) {
        for (const line of inAll(text)) {
          expect(line).not.toMatch(/[{}#]|\s\s|^\s|\s$|undefined|NaN/);
          expect(line.length, line).toBeLessThanOrEqual(part === 'will' ? LONGEST + 30 : LONGEST);
        }
      }
      const lines = row.pictures(values);
      expect([...new Set(lines.map(({ part }) => part))]).toEqual([...new Set(parts.map(({ part }) => part))]);
      for (const { icons } of lines) expect(icons.length).toBeGreaterThan(0);
    }
  });

  test('scales, landscapes, actions and tiles too', () => {
    const lines = [
      ...[...FULL.education, ...FULL.development].map(advanceText),
      ...LANDS.map((_, land) => landText(FULL, land)),
      ...ACTIONS.map((action) => actionText(FULL, action)),
      ...TILES.flatMap((_, tile) => tileText(FULL, tile)),
    ];
    for (const line of lines.flatMap(inAll)) expect(line).not.toMatch(/[{}#]|\s\s|^\s|\s$|undefined|NaN/);
    for (const advance of [...FULL.education, ...FULL.development])
      expect(advanceIcons(advance).length).toBeGreaterThan(2);
  });

  test('43: the first game shows no ability, everything else stays', () => {
    const ability = (values: Values, building: number) =>
      buildingText(values, building).map(({ part, text }) => [part, inAll(text)[0]]);
    const [full, first] = [FULL, FIRST].map((values) => ability(values, BUILDINGS.indexOf('mill')));
    expect(full[2]).toEqual(['ability', 'Till fields: +1 food']);
    expect(first[2]).toEqual(['ability', 'No ability']);
    expect([first[0], first[1], first[3]]).toEqual([full[0], full[1], full[3]]);
  });
});

type Expected<N> = readonly [name: N, part: string, en: string, de: string, fr: string];

const part = (lines: readonly CardText[], wanted: string): string[][] =>
  lines.filter((line) => line.part === wanted).map(({ text }) => inAll(text));

const WILL_WORDS: readonly Expected<WillName>[] = [
  ['A', 'will', 'mood 2/3/4: 2/4/6 points', 'Stimmung 2/3/4: 2/4/6 Siegpunkte', 'moral 2/3/4 : 2/4/6 points'],
  ['A', 'wrath', '−2 points: mood below 0', '−2 Siegpunkte: Stimmung unter 0', '−2 points : moral inférieur à 0'],
  [
    'D',
    'will',
    'farmers 5/6/8/10+: 2/4/6/9 points',
    'Bauern 5/6/8/10+: 2/4/6/9 Siegpunkte',
    'paysans 5/6/8/10+ : 2/4/6/9 points',
  ],
  [
    'E',
    'will',
    'landscapes 7/8/9/11+: 1/3/5/8 points',
    'Landschaften 7/8/9/11+: 1/3/5/8 Siegpunkte',
    'terrains 7/8/9/11+ : 1/3/5/8 points',
  ],
  [
    'F',
    'will',
    '1 point per farmstead and 3 points per village, at most 8',
    '1 Siegpunkt je Bauerschaft und 3 Siegpunkte je Dorf, höchstens 8',
    '1 point par hameau et 3 points par village, 8 au plus',
  ],
  [
    'F',
    'wrath',
    '−2 points: fewer than 2 places',
    '−2 Siegpunkte: weniger als 2 Orte',
    '−2 points : moins de 2 localités',
  ],
  [
    'G',
    'wrath',
    '−2 points: neither castles nor monasteries',
    '−2 Siegpunkte: weder Burgen noch Klöster',
    '−2 points : ni châteaux ni monastères',
  ],
  [
    'I',
    'will',
    '6 points: most buildings; second 3 with 3+ players',
    '6 Siegpunkte: die meisten Gebäude; Zweiter 3, ab 3 Spielern',
    '6 points : le plus de bâtiments ; deuxième 3, à partir de 3 joueurs',
  ],
  [
    'J',
    'will',
    'full sets of goods in store 1/2/3+: 3/6/9 points',
    'volle Sätze Rohstoffe im Lager 1/2/3+: 3/6/9 Siegpunkte',
    'lots complets de ressources en stock 1/2/3+ : 3/6/9 points',
  ],
  [
    'M',
    'will',
    '4 points per hill with 1 place, 3 points per lake with 1 place, and 6 points per lake with 2 places, at most 8',
    '4 Siegpunkte je Hügel mit 1 Ort, 3 Siegpunkte je See mit 1 Ort und 6 Siegpunkte je See mit 2 Orten, höchstens 8',
    '4 points par colline avec 1 localité, 3 points par lac avec 1 localité et 6 points par lac avec 2 localités, 8 au plus',
  ],
  [
    'P',
    'will',
    'landscapes with a place, a building and 2+ farmers 1/2/3/4+: 1/3/5/8 points',
    'Landschaften mit Ort, Gebäude und 2+ Bauern 1/2/3/4+: 1/3/5/8 Siegpunkte',
    'terrains avec localité, bâtiment et 2+ paysans 1/2/3/4+ : 1/3/5/8 points',
  ],
];

test.each(WILL_WORDS)('will %s, %s', (name, wanted, ...lines) => {
  expect(part(willText(FULL, WILLS.indexOf(name)), wanted)).toEqual([lines]);
});

const BUILDING_WORDS: readonly Expected<BuildingName>[] = [
  ['school', 'ability', 'At once: education +1', 'Sofort: Bildung +1', 'Aussitôt : éducation +1'],
  ['mill', 'cost', '1 wood, 1 stone, and 1 coin', '1 Holz, 1 Stein und 1 Münze', '1 bois, 1 pierre et 1 pièce'],
  ['fair', 'mood', 'Mood +3', 'Stimmung +3', 'Moral +3'],
  ['treasury', 'mood', 'Mood −1', 'Stimmung −1', 'Moral −1'],
  ['mill', 'ability', 'Till fields: +1 food', 'Felder bestellen: +1 Nahrung', 'Cultiver les champs : +1 nourriture'],
  [
    'market',
    'ability',
    'Selling a good pays 3 coins instead of 2',
    'Ein verkaufter Rohstoff bringt 3 Münzen statt 2',
    'Une ressource vendue rapporte 3 pièces au lieu de 2',
  ],
  [
    'bailiff',
    'ability',
    'Taxes cost only 1 mood',
    'Steuern kosten nur 1 Stimmung',
    'Les impôts ne coûtent que 1 de moral',
  ],
  [
    'tavern',
    'ability',
    'Each royal visit, before the levies: mood +1',
    'Jede Reise des Königs, vor den Abgaben: Stimmung +1',
    'Chaque visite royale, avant les redevances : moral +1',
  ],
  [
    'lodge',
    'ability',
    'Later buildings: 1 good less (your choice)',
    'Spätere Gebäude kosten 1 Rohstoff deiner Wahl weniger',
    'Bâtiments suivants : 1 ressource au choix en moins',
  ],
  [
    'lodge',
    'sides',
    'Half symbols: 1 on the left, 2 on the right',
    'Halbe Symbole: links 1, rechts 2',
    'Demi-symboles : 1 à gauche, 2 à droite',
  ],
  [
    'treasury',
    'ability',
    'At the end: 1 point per 2 coins, at most 5',
    'Am Ende: 1 Siegpunkt je 2 Münzen, höchstens 5',
    'À la fin : 1 point par 2 pièces, 5 au plus',
  ],
];

test.each(BUILDING_WORDS)('building %s, %s', (name, wanted, ...lines) => {
  expect(part(buildingText(FULL, BUILDINGS.indexOf(name)), wanted)).toEqual([lines]);
});

const PLACE_WORDS: readonly Expected<PlaceName>[] = [
  [
    'castle',
    'ability',
    'Your first one: storehouse extension, room for 8 of each good',
    'Beim ersten Bau: Lagerausbau, Platz für 8 von jeder Sorte',
    'Le premier : entrepôt agrandi, 8 de chaque ressource',
  ],
  [
    'monastery',
    'ability',
    'At the end: protects you from the wrath of one card',
    'Am Ende: schützt dich vor dem Zorn einer Karte',
    'À la fin : vous protège de la colère d’une carte',
  ],
];

test.each(PLACE_WORDS)('place %s, %s', (name, wanted, ...lines) => {
  expect(part(placeText(FULL, PLACES.indexOf(name)), wanted)).toEqual([lines]);
});

test('travel board R7: its levy and what may be given, by mood', () => {
  const lines = travelText(FULL, TRAVELS.indexOf('R7'));
  expect(part(lines, 'levy')).toEqual([['1 wood and 1 stone', '1 Holz und 1 Stein', '1 bois et 1 pierre']]);
  expect(part(lines, 'offer')[2]).toEqual([
    'From mood 4: 1 farmer for 4 points',
    'Ab Stimmung 4: 1 Bauer für 4 Siegpunkte',
    'Dès le moral 4 : 1 paysan contre 4 points',
  ]);
});

test('pictures come from the same rows', () => {
  const will = (name: WillName) => willIcons(FULL, WILLS.indexOf(name)).map(({ icons }) => drawn(icons));
  expect(will('K')).toEqual([
    '5 coins, arrow, 2 points',
    '8 coins, arrow, 4 points',
    '11 coins, arrow, 6 points',
    'wrath, 3 below, coins, and, good, arrow, minus, 2 points',
  ]);
  expect(will('F')).toEqual([
    '1 points, per, farmstead',
    '3 points, per, village',
    'at-most, 8 points',
    'wrath, below, 2 place, arrow, minus, 2 points',
  ]);
  expect(will('I')[0]).toBe('most, building, arrow, 6 points');
  expect(buildingIcons(FULL, BUILDINGS.indexOf('mint')).map(({ icons }) => drawn(icons))).toEqual([
    '1 stone, 1 coins',
    'minus, 1 mood',
    'taxes, plus, 2 coins',
    '3 half, 2 half',
  ]);
  expect(travelIcons(FULL, 0).map(({ icons }) => drawn(icons))[1]).toBe('at-least, 1 mood, 2 coins, arrow, 2 points');
});

describe('rows that only a custom table has', () => {
  const AMOUNTS: readonly Amount[] = [
    ...(['mood', 'education', 'development', 'coins', 'goods', 'farmers', 'lands'] as const).map((of) => ({ of })),
    ...(['sets', 'places', 'kinds', 'buildings', 'street'] as const).map((of) => ({ of })),
    ...LANDS.flatMap((land): Amount[] => [
      { of: 'land', land },
      { of: 'settled', land, places: 0 },
      { of: 'settled', land, places: 2 },
    ]),
    ...PLACES.map((place): Amount => ({ of: 'place', place })),
    { of: 'estates', farmers: 0 },
    { of: 'estates', farmers: 3 },
  ];
  const ABILITIES: readonly Ability[] = [
    { kind: 'none' },
    { kind: 'births' },
    { kind: 'calm' },
    { kind: 'raise', scale: 'development', by: 2 },
    { kind: 'hoard', per: 2, points: 3, most: 6 },
    ...GOODS.map((good): Ability => ({ kind: 'yield', good, by: 2 })),
    ...MODIFIERS.flatMap((kind): Ability[] => [
      { kind, by: 1 },
      { kind, by: 2 },
    ]),
  ];

  test('every amount has words and pictures in every place it can stand', () => {
    for (const amount of AMOUNTS) {
      const rewards: readonly Reward[] = [
        { kind: 'ladder', amount, steps: [{ at: 1, points: 2 }] },
        { kind: 'each', terms: [{ amount, points: 1 }], most: 5 },
        { kind: 'majority', amount, least: 1, first: 5, second: 0 },
      ];
      const lines = [
        ...rewards.map((reward) => rewardText(FULL, reward)),
        ...[1, 2].map((least) => wrathText({ amounts: [amount], least })),
      ];
      for (const line of lines.flatMap(inAll)) expect(line, amount.of).not.toMatch(/[{}#]|\s\s|undefined|NaN/);
      expect(rewards.flatMap(rewardIcons).length).toBe(4);
      expect(wrathIcons({ amounts: [amount], least: 1 }).length).toBeGreaterThan(1);
      expect(amountIcons(amount).length).toBeGreaterThan(0);
    }
  });

  test('every ability has words and pictures', () => {
    for (const ability of ABILITIES) {
      for (const line of inAll(abilityText(FULL, ability))) expect(line).not.toMatch(/[{}#]|\s\s|undefined|NaN/);
      expect(abilityIcons(ability).length).toBeGreaterThan(0);
    }
  });

  test('a mood below 0 is written with a minus', () => {
    const least = 2;
    expect(inAll(wrathText({ amounts: [{ of: 'mood' }], least }))).toEqual([
      'mood below −2',
      'Stimmung unter −2',
      'moral inférieur à −2',
    ]);
    expect(inAll(moodText({ rise: 0, fall: 0 }))[0]).toBe('Mood unchanged');
  });
});
