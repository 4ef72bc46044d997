/** The written situations behind every drawing of the page, with the moves they show. A test plays them all. */
import { type State, valeria } from '@three-crowns/valeria';
import { makeExamples } from '../../../../learn/parts/examples.ts';

interface Example {
  readonly options: Readonly<Record<string, unknown>>;
  /** Chosen so that the roll, where there is one, shows what the text tells. */
  readonly seed: string;
  readonly position: readonly string[];
  /** Shown one after the other, each by the first of those asked who can play it. */
  readonly moves: readonly string[];
}

const DOMAINS = [
  'd1 palace-of-the-dawn; down ?2',
  'd2 eye-of-asteraten; down ?2',
  'd3 cathedral-of-st-aquila; down ?2',
  'd4 blood-crow-army; down ?2',
  'd5 grimmwater-keep; down ?2',
] as const;

const TWO = { seats: 2, start: 1 } as const;
const OTHER = { ...TWO, setup: 'random', areas: 'hills,ruins,forest,valley,swamp' } as const;
const WITH_MONK = { ...OTHER, citizens: firstGameWith('monk', 'rogue') };
const WITH_THIEF = { ...OTHER, citizens: firstGameWith('cleric', 'thief') };

/** The citizens of the first game but for those of 1 and 7. */
function firstGameWith(one: string, seven: string): string {
  return `${one},merchant,mercenary,archer,${seven},champion,paladin,butcher`;
}

export const EXAMPLES = {
  setup: {
    options: TWO,
    seed: 'setup',
    position: ['turn 1 round 1 phase roll start 1', ...DOMAINS, 'player 1 dukes isabella, simon; keeps 1'],
    moves: [],
  },
  roll: {
    options: TWO,
    seed: 'roll 26',
    position: [
      'turn 1 round 4 phase roll start 1',
      ...DOMAINS,
      'player 1 gold 1, strength 0, magic 1; citizens mercenary, champion',
      'player 2 gold 2, strength 1, magic 0; citizens mercenary, archer',
    ],
    moves: ['roll', 'trade mercenary 1'],
  },
  double: {
    options: TWO,
    seed: 'double 19',
    position: [
      'turn 1 round 5 phase roll start 1',
      ...DOMAINS,
      'player 1 gold 1, strength 0, magic 1; citizens archer 3, champion',
      'player 2 gold 0, strength 1, magic 0; citizens archer, champion',
    ],
    moves: ['roll', 'pick herald 1 0 0', 'pick herald 0 0 1'],
  },
  herald: {
    options: TWO,
    seed: 'herald 6',
    position: [
      'turn 1 round 2 phase roll start 1',
      ...DOMAINS,
      'player 1 gold 1, strength 0, magic 1; citizens archer',
      'player 2 gold 2, strength 0, magic 0; citizens merchant',
    ],
    moves: ['roll', 'pick herald 0 1 0'],
  },
  trade: {
    options: WITH_MONK,
    seed: 'trade 1',
    position: [
      'turn 1 round 3 phase roll start 1',
      ...DOMAINS,
      'player 1 gold 1, strength 0, magic 0; citizens archer',
      'player 2 gold 0, strength 0, magic 0; citizens monk',
    ],
    moves: ['roll', 'trade monk 1'],
  },
  thief: {
    options: WITH_THIEF,
    seed: 'thief 13',
    position: [
      'turn 1 round 3 phase roll start 1',
      ...DOMAINS,
      'player 1 gold 0, strength 0, magic 1; citizens thief',
      'player 2 gold 2, strength 0, magic 3; citizens peasant',
    ],
    moves: ['roll', 'steal 2 gold 2'],
  },
  recruit: {
    options: TWO,
    seed: 'recruit',
    position: [
      'turn 1 round 3 phase action start 1 actions 2 dice 3 5',
      ...DOMAINS,
      'player 1 gold 3, strength 1, magic 3; citizens mercenary',
    ],
    moves: ['recruit c5 magic 1'],
  },
  /** To be tried out: some can be paid, some with magic only, some not, for different reasons. */
  choices: {
    options: TWO,
    seed: 'choices',
    position: [
      'turn 1 round 5 phase action start 1 actions 2 dice 3 4',
      ...DOMAINS,
      'player 1 gold 4, strength 2, magic 2; citizens mercenary, archer 3',
      'player 2 gold 2, strength 1, magic 3; citizens cleric, merchant, champion',
    ],
    moves: [],
  },
  slay: {
    options: WITH_MONK,
    seed: 'slay',
    position: [
      'turn 1 round 5 phase action start 1 actions 2 dice 2 6',
      ...DOMAINS,
      'player 1 gold 0, strength 4, magic 4; citizens archer',
    ],
    moves: ['slay m3 magic 2', 'slay m4 magic 1'],
  },
  build: {
    options: TWO,
    seed: 'build',
    position: [
      'turn 1 round 7 phase action start 1 actions 2 dice 1 6',
      ...DOMAINS,
      'player 1 gold 13, strength 1, magic 2; citizens peasant, archer 2',
    ],
    moves: ['build d1 magic 1'],
  },
  ongoing: {
    options: TWO,
    seed: 'ongoing',
    position: [
      'turn 1 round 8 phase dice start 1 dice 4 2',
      'd1 eye-of-asteraten; down ?2',
      'player 1 gold 2, strength 1, magic 2; citizens mercenary 2, peasant; domains palace-of-the-dawn',
    ],
    moves: ['change 1 palace-of-the-dawn'],
  },
  exhausted: {
    options: TWO,
    seed: 'exhausted',
    position: [
      'turn 1 round 9 phase action start 1 actions 1 dice 2 2',
      'm1 exhausted',
      'm2 skeleton-king',
      'c8 exhausted',
      'c4 exhausted',
      ...DOMAINS,
      'player 1 gold 2, strength 8, magic 2; citizens archer 3, champion 2; monsters skeleton 2, goblin 3, goblin-mage, goblin-king',
      'player 2 gold 2, strength 3, magic 2; citizens archer 2, champion 3; monsters skeleton, flaming-skeleton',
    ],
    moves: ['slay m2'],
  },
  event: {
    options: { ...TWO, events: 'on' },
    seed: 'event 39',
    position: [
      'turn 1 round 6 phase roll start 1',
      'c2 bat-swarm',
      ...DOMAINS,
      'player 1 gold 2, strength 1, magic 2; citizens merchant 3',
      'player 2 gold 2, strength 5, magic 2; citizens merchant 2',
    ],
    moves: ['roll', 'token m4'],
  },
  five: {
    options: { seats: 5, start: 1 },
    seed: 'five',
    position: ['turn 1 round 3 phase roll start 1'],
    moves: [],
  },
  attack: {
    options: { seats: 1 },
    seed: 'attack',
    position: [
      'turn 1 round 6 phase action start 1 actions 1 dice 2 4',
      'c2 merchant 3',
      'c4 exhausted',
      'c9 exhausted',
      ...DOMAINS,
      'player 1 gold 2, strength 3, magic 2; citizens merchant 2, archer 3, paladin 2; monsters goblin 2, skeleton',
      'lord citizens archer 2, paladin 3; dukes ?',
    ],
    moves: ['take strength', 'capture c2'],
  },
  scoring: {
    options: TWO,
    seed: 'scoring',
    position: [
      'turn 1 round 14 phase over start 1 dice 3 5 ending ended rounds',
      'm1 exhausted',
      'm2 exhausted',
      'c4 exhausted',
      'c8 exhausted',
      'd1 palace-of-the-dawn',
      'player 1 gold 3, strength 2, magic 4, points 3; citizens cleric 2, archer 4, champion 3, paladin; domains cathedral-of-st-aquila, eye-of-asteraten; monsters goblin 3, goblin-mage, skeleton 2, treant; dukes isabella, reese; keeps 1',
      'player 2 gold 1, strength 1, magic 0, points 1; citizens merchant 2, mercenary 3, archer, champion 2, rogue 2; domains grimmwater-keep; monsters goblin-king, skeleton, flaming-skeleton, skeleton-king, treant, owlbear; dukes waryn, node; keeps 1',
    ],
    moves: [],
  },
} as const satisfies Readonly<Record<string, Example>>;

export type ExampleId = keyof typeof EXAMPLES;

export const { startOf, momentsOf, eventsOf } = makeExamples(valeria, EXAMPLES, (id): State => {
  const { position, options, seed } = EXAMPLES[id];
  return valeria.notation.parsePosition(position, options, seed);
});
