import { LANGUAGES, type Message } from '@three-crowns/core';
import { formatMessage } from '@three-crowns/texts';
import { describe, expect, it } from 'vitest';
import {
  BASE,
  CARDS,
  type Card,
  cardText,
  type Domain,
  DUKES,
  dukeIcons,
  dukeText,
  type Effect,
  EXHAUSTED,
  effectIcons,
  FIRST_DOMAIN,
  type Icon,
  iconLine,
  NOTHING,
  noDukeIcons,
  noDukeText,
} from '../src/board.ts';
import { effectText } from '../src/texts/card.ts';
import { texts } from '../src/texts/index.ts';
import { type CardName, cardNamed, type DukeName } from '../src/vocabulary.ts';

/** French puts no-break spaces before colons; the expectations below write plain ones. */
const inAll = (message: Message): string[] =>
  LANGUAGES.map((language) => formatMessage(texts, language, message).replace(/[\u00a0\u202f]/g, ' '));

const words = (name: CardName): Record<string, string[]> =>
  Object.fromEntries(cardText(BASE, cardNamed(name)).map(({ part, text }) => [part, inAll(text)]));

const drawn = (icons: readonly Icon[]): string =>
  icons
    .map(({ icon, amount, role, citizen, face }) =>
      [amount ?? '', icon, role ?? citizen ?? '', face ?? ''].filter((word) => word !== '').join(' '),
    )
    .join(', ');
const pictures = (name: CardName): Record<string, string> =>
  Object.fromEntries(iconLine(BASE, cardNamed(name)).map(({ part, icons }) => [part, drawn(icons)]));

describe('every card of the box', () => {
  it('says what it does in every language, shortly', () => {
    CARDS.forEach((name, card) => {
      const parts = cardText(BASE, card);
      expect(parts.length, name).toBeGreaterThan(0);
      for (const { text } of parts) {
        for (const line of inAll(text)) {
          expect(line, name).not.toMatch(/[{}#]|\s\s|^\s|\s$|undefined/);
          expect(line.length, `${name}: ${line}`).toBeLessThanOrEqual(70);
        }
      }
    });
  });

  it('has the same parts in words and in pictures', () => {
    CARDS.forEach((name, card) => {
      const parts = iconLine(BASE, card);
      expect(
        parts.map(({ part }) => part),
        name,
      ).toEqual(cardText(BASE, card).map(({ part }) => part));
      for (const { icons } of parts) expect(icons.length, name).toBeGreaterThan(0);
    });
  });

  it('has every duke, and the game without dukes', () => {
    DUKES.forEach((name, duke) => {
      const lines = dukeText(BASE, duke);
      expect(lines.length, name).toBe(dukeIcons(BASE, duke).length);
      for (const line of lines.flatMap(inAll)) expect(line, name).not.toMatch(/[{}#]|undefined/);
    });
    expect(noDukeText(BASE)).toHaveLength(noDukeIcons(BASE).length);
  });

  it('says nothing of what covers a place and of what is not seen', () => {
    for (const card of [NOTHING, EXHAUSTED, -1]) {
      expect(cardText(BASE, card)).toEqual([]);
      expect(iconLine(BASE, card)).toEqual([]);
    }
  });
});

type Expected = readonly [name: CardName, part: string, en: string, de: string, fr: string];

const CARD_WORDS: readonly Expected[] = [
  ['cleric', 'left', '3 magic', '3 Magie', '3 Magie'],
  ['monk', 'left', '1 gold and 2 magic', '1 Gold und 2 Magie', '1 Or et 2 Magie'],
  [
    'monk',
    'right',
    '2 magic for 1 gold, if you like',
    '2 Magie für 1 Gold, wenn du willst',
    '2 Magie contre 1 Or, si vous voulez',
  ],
  ['merchant', 'left', '2 gold or 2 magic', '2 Gold oder 2 Magie', '2 Or ou 2 Magie'],
  ['blacksmith', 'left', '1 gold per Soldier citizen', '1 Gold je Soldaten', '1 Or par Citoyen Soldat'],
  [
    'thief',
    'left',
    '3 gold or 3 magic from one opponent, or less if you like',
    '3 Gold oder 3 Magie von einem Mitspieler, auf Wunsch weniger',
    '3 Or ou 3 Magie d’un adversaire, ou moins si vous voulez',
  ],
  ['warlord', 'right', '1 strength per Knight', '1 Stärke je Ritter', '1 Force par Chevalier'],
  ['miner', 'left', '1 gold and 1 gold per domain', '1 Gold und 1 Gold je Gebiet', '1 Or et 1 Or par Domaine'],
  ['herald', 'right', '1 gold, 1 strength or 1 magic', '1 Gold, 1 Stärke oder 1 Magie', '1 Or, 1 Force ou 1 Magie'],
  ['bane-spider', 'reward', '3 gold, or 1 Knight', '3 Gold, oder 1 Ritter', '3 Or, ou 1 Chevalier'],
  [
    'spider-queen',
    'reward',
    '2 gold per Forest monster, or any 1 citizen and 1 point',
    '2 Gold je Waldmonster, oder 1 beliebiger Bürger und 1 Siegpunkt',
    '2 Or par Monstre de la Forêt, ou 1 Citoyen au choix et 1 point',
  ],
  [
    'orc-warrior',
    'reward',
    '1 citizen costing 3 or less',
    '1 Bürger für höchstens 3 Gold',
    '1 Citoyen coûtant au plus 3',
  ],
  [
    'mimic',
    'event',
    'On 5: put 1 gold on a monster, for its slayer',
    'Bei 5: 1 Gold auf ein Monster, für den, der es erschlägt',
    'Sur 5 : mettez 1 Or sur un Monstre, pour qui le tuera',
  ],
  [
    'bat-swarm',
    'event',
    'On 3: put 1 strength on a monster, on top of its cost',
    'Bei 3: 1 Stärke auf ein Monster, zusätzlich zu den Kosten',
    'Sur 3 : mettez 1 Force sur un Monstre, en plus de son coût',
  ],
  [
    'sorcerer',
    'event',
    'On 4: everybody loses 1 magic',
    'Bei 4: Alle verlieren 1 Magie',
    'Sur 4 : chacun perd 1 Magie',
  ],
  [
    'desert-orchid',
    'power',
    'Your roll: turn a die to 1 for 1 gold per Holy citizen',
    'Dein Wurf: Drehe einen Würfel auf 1, für 1 Gold je Heiligen',
    'Votre lancer : mettez un dé sur 1 pour 1 Or par Citoyen Saint',
  ],
  [
    'palace-of-the-dawn',
    'power',
    'Your roll: lower a die by 1',
    'Dein Wurf: Senke einen Würfel um 1',
    'Votre lancer : baissez un dé de 1',
  ],
  [
    'emerald-stronghold',
    'power',
    'Citizens always cost you their base cost',
    'Bürger kosten dich immer nur die Grundkosten',
    'Les Citoyens vous coûtent toujours leur coût de base',
  ],
  [
    'cathedral-of-st-aquila',
    'power',
    'After your actions: 1 gold from one opponent, if you like',
    'Nach deinen Aktionen: 1 Gold von einem Mitspieler, wenn du willst',
    'Après vos actions : 1 Or d’un adversaire, si vous voulez',
  ],
  [
    'cloudriders-camp',
    'power',
    'At once: 3 strength and 1 Soldier citizen costing 2 or less',
    'Sofort: 3 Stärke und 1 Bürger (Soldat) für höchstens 2 Gold',
    'Aussitôt : 3 Force et 1 Citoyen Soldat coûtant au plus 2',
  ],
  [
    'eye-of-asteraten',
    'power',
    'At once: 5 strength, then you may slay a monster',
    'Sofort: 5 Stärke, dann ein Monster erschlagen, wenn du willst',
    'Aussitôt : 5 Force, puis tuez un Monstre, si vous voulez',
  ],
  [
    'watcher-on-the-water',
    'power',
    'At once: 3 points for putting a slain monster back, if you like',
    'Sofort: 3 Siegpunkte, wenn du ein erschlagenes Monster zurücklegst',
    'Aussitôt : 3 points si vous remettez un Monstre tué sur sa pile',
  ],
  [
    'gargans-embrace',
    'power',
    'Each double, whoever rolls: 1 point',
    'Jeder Pasch, egal wer würfelt: 1 Siegpunkt',
    'Chaque double, quel que soit le lanceur : 1 point',
  ],
];

describe('the words of a card', () => {
  it.each(CARD_WORDS)('%s, %s', (name, part, ...expected) => {
    expect(words(name)[part]).toEqual(expected);
  });

  const duke = (name: DukeName) => dukeText(BASE, DUKES.indexOf(name)).map(inAll);
  it('of dukes count as each language counts', () => {
    expect(duke('hrothgar')).toEqual([
      ['2 points per monster', '2 Siegpunkte je Monster', '2 points par Monstre'],
      ['1 point per Titan', '1 Siegpunkt je Titan', '1 point par Titan'],
      [
        '1 point per 4 resources left over',
        '1 Siegpunkt je 4 Ressourcen am Ende',
        '1 point toutes les 4 ressources restantes',
      ],
    ]);
    expect(duke('elsyn')[1]).toEqual([
      '2 points per Holy icon',
      '2 Siegpunkte je Heiligensymbol',
      '2 points par symbole Saint',
    ]);
  });

  it('A36: of the game without dukes', () => {
    expect(noDukeText(BASE).map((line) => inAll(line)[0])).toEqual([
      '1 point per Worker icon',
      '1 point per Soldier icon',
      '2 points per Shadow icon',
      '2 points per Holy icon',
      '1 point per 3 resources left over',
      'Most citizens: 5 points, tied 3 points',
      'Most monsters: 5 points, tied 3 points',
      'Most domains: 5 points, tied 3 points',
    ]);
  });
});

describe('rows of a custom table', () => {
  const say = (effect: Effect): string => inAll(effectText(effect))[0];

  it('are said from the same words', () => {
    expect(say({ kind: 'gain', gain: { gold: 2, strength: 1, points: 2 } })).toBe('2 gold, 1 strength, and 2 points');
    expect(say({ kind: 'gain', gain: {} })).toBe('nothing');
    expect(say({ kind: 'citizen', citizen: 'monk', atMost: 4 })).toBe('1 Monk costing 4 or less');
    expect(say({ kind: 'each', gain: { magic: 1 }, per: { of: 'type', type: 'boss' } })).toBe('1 magic per Boss');
    expect(say({ kind: 'all', of: [{ kind: 'rob' }] })).toBe('1 random slain monster of an opponent');
    expect(say({ kind: 'steal', resources: ['strength'], amount: 2, less: false, may: false })).toBe(
      '2 strength from one opponent',
    );
  });

  it('are drawn from the same words', () => {
    expect(drawn(effectIcons({ kind: 'each', gain: { magic: 1 }, per: { of: 'named', citizen: 'monk' } }))).toBe(
      '1 magic, per, citizen monk',
    );
  });

  it('change with the row', () => {
    const domains = BASE.domains.map(
      (row, i): Domain => (i === 0 ? { ...row, power: { when: 'building', discount: 3 } } : row),
    );
    const card: Card = FIRST_DOMAIN;
    expect(inAll(cardText({ ...BASE, domains }, card)[0].text)[0]).toBe('Domains cost you 3 gold less');
  });
});

describe('the pictures of a card', () => {
  const LINES: readonly (readonly [CardName, Record<string, string>])[] = [
    ['monk', { left: '1 gold, 2 magic', right: '1 gold, arrow, 2 magic' }],
    ['blacksmith', { left: '1 gold, per, citizen soldier', right: '1 gold' }],
    ['thief', { left: '3 gold, or, 3 magic, from, opponent', right: '2 gold, or, 2 magic' }],
    ['goblin-king', { reward: '1 gold, per, hills' }],
    ['spider-queen', { reward: '2 gold, per, forest, or, 1 citizen, and, 1 points' }],
    ['orc-warrior', { reward: '1 citizen, at-most, 3 gold' }],
    ['giant-leech', { event: 'die 2, arrow, everybody, minus, 1 strength', reward: '5 magic' }],
    ['mimic', { event: 'die 5, arrow, token, 1 gold, arrow, monster', reward: '5 gold' }],
    ['foxgrove-palisade', { power: '2 gold, arrow, die 6' }],
    ['palace-of-the-dawn', { power: 'die, 1 minus' }],
    ['emerald-stronghold', { power: 'citizen, plus, 0 gold' }],
    ['watcher-on-the-water', { power: 'now, 1 monster, stack, arrow, 3 points' }],
    ['violet-thorn', { power: 'monster, arrow, 1 magic' }],
  ];
  it.each(LINES)('%s', (name, expected) => {
    expect(pictures(name)).toEqual(expected);
  });

  it('of a duke', () => {
    expect(dukeIcons(BASE, DUKES.indexOf('elsyn')).map(drawn)).toEqual([
      '2 points, per, shadow',
      '2 points, per, holy',
      '1 points, per, 4 resource',
    ]);
  });
});
