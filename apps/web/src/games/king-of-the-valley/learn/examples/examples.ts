/** The written positions behind every drawing of the page, with the moves they show. A test plays them all. */
import { type GameEvent, kingOfTheValley, type Move, type State } from '@three-crowns/king-of-the-valley';
import { type Moment as BookMoment, makeExamples } from '../../../../learn/parts/examples.ts';

interface Example {
  readonly seats: number;
  readonly position: readonly string[];
  /** Shown one after the other, by whoever is asked. */
  readonly moves: readonly string[];
}

/** The valley of the set-up and of the first steps. */
const FIRST_VALLEY = [
  'valley',
  '5  F   Kl  W   C   F',
  '4  Ks  F   D   F   Kf',
  '3  W   C   Q   F   P',
  '2  F   Ko  F   W   Kl',
  '1  T1  F   Kf  D   J',
] as const;
const FIRST_HILL = ['left W Ko F D T3 F', 'right C T2 Kf F C W', 'stack II ?22', 'stack III rest'] as const;

/** From e1: two knights with a jester between them, three farmers on the diagonal, two farmers beside a wife. */
const SETS = [
  'turn 1 round 2 phase summon start 1',
  'valley',
  '5  Ks  C   F   W   C',
  '4  W   F   C   D   Kf',
  '3  F   Ko  F   W   J',
  '2  C   W   D   F   Kl',
  '1  Z   F   W   F   F',
  'left F W Kf D F C',
  'right W F T3 C Ko F',
  'stack II ?12',
  'stack III rest',
  'castle 1 gold 2',
  'castle 2 gold 2',
] as const;

/** Castles and the hill matter here; the valley is only there to be walked through. */
const LATER = [
  'left F Ko W C Q J',
  'right Kf F T3 D F Ks',
  'stack II ?4',
  'stack III rest',
  'kings c1 a5',
  'castle 2 gold 4',
] as const;

export const EXAMPLES = {
  setup: {
    seats: 2,
    position: ['turn 2 round 1 phase place start 1', ...FIRST_VALLEY, ...FIRST_HILL, 'kings c3 -'],
    moves: ['place e1'],
  },
  recruit: {
    seats: 2,
    position: [
      'turn 1 round 2 phase recruit start 1',
      ...FIRST_VALLEY,
      ...FIRST_HILL,
      'kings c3 e1',
      'castle 1 gold 6 up D',
    ],
    moves: ['recruit L4'],
  },
  move: {
    seats: 2,
    position: ['turn 1 round 1 phase summon start 1', ...FIRST_VALLEY, ...FIRST_HILL, 'kings c3 e1'],
    moves: ['take a3'],
  },
  two: { seats: 2, position: [...SETS, 'kings e1 d4'], moves: ['take e2 e4 > e5'] },
  three: { seats: 2, position: [...SETS, 'kings e1 d4'], moves: ['take d2 c3 b4 > a5'] },
  occupied: { seats: 2, position: [...SETS, 'kings e1 c3'], moves: ['take d2 b4 > a5'] },
  priest: {
    seats: 2,
    position: [
      'turn 1 round 3 phase summon start 1',
      'valley',
      '5  F   W   Kl  C   F',
      '4  Ko  F   D   F   W',
      '3  W   C   P   F   Q',
      '2  F   Kf  W   Ks  C',
      '1  F   W   F   D   F',
      'kings a1 d4',
      'left F Ko W C F J',
      'right Kf F T3 D F Ks',
      'stack II ?8',
      'stack III rest',
      'castle 1 gold 3',
    ],
    moves: ['priest c3', 'take e3'],
  },
  wizard: {
    seats: 2,
    position: [
      'turn 1 round 6 phase summon start 1',
      'valley',
      '5  W   F   C   Kl  F',
      '4  Ks  F   D   F   W',
      '3  F   Kf  F   C   W',
      '2  F   Ko  W   F   C',
      '1  F   D   F   Z   Kl',
      ...LATER,
      'castle 1 gold 1 up 2Kf W 2F',
    ],
    moves: ['take d1', 'swap W L5'],
  },
  collector: {
    seats: 2,
    position: [
      'turn 1 round 7 phase summon start 1',
      'valley',
      '5  W   F   C   Kl  F',
      '4  Ks  F   D   F   W',
      '3  F   Kf  F   C   W',
      '2  F   Ko  W   F   C',
      '1  F   D   F   T4  Kl',
      ...LATER,
      'castle 1 gold 1 up Q C 2Kf Ko 3F',
    ],
    moves: ['take d1', 'tax F F F'],
  },
  jester: {
    seats: 2,
    position: [
      'turn 1 round 5 phase summon start 1',
      'valley',
      '5  W   F   C   Kl  F',
      '4  Ks  F   D   F   W',
      '3  F   Kf  F   C   W',
      '2  F   Ko  W   F   C',
      '1  F   D   F   J   Kl',
      ...LATER,
      'castle 1 gold 2 up D C 2Ko F',
    ],
    moves: ['take d1', 'jester Q'],
  },
  kingdom: {
    seats: 2,
    position: [
      'turn 1 round 8 phase kingdom start 1',
      'valley',
      '5  W   F   C   Kl  F',
      '4  Ks  F   D   F   W',
      '3  F   Kf  F   C   W',
      '2  F   Ko  W   F   .',
      '1  F   D   F   Kl  F',
      'left F Ko W C Q J',
      'right Kf F T3 D F Ks',
      'stack II ?2',
      'stack III rest',
      'kings e2 a5',
      'path e2',
      'gaps e2',
      'castle 1 gold 2 up D C 2Ko F W JQ',
    ],
    moves: ['kingdom JQ D C Ko F'],
  },
  replenish: {
    seats: 2,
    position: [...SETS, 'kings e1 d4'],
    moves: ['take d2 c3 b4 > a5', 'refill left'],
  },
  end: {
    seats: 2,
    position: [
      'turn 2 round 15 phase summon start 1 ending',
      'valley',
      '5  W   F   C   Kl  F',
      '4  Ks  F   D   F   W',
      '3  F   Kf  F   C   W',
      '2  F   Ko  W   F   C',
      '1  F   D   F   Kl  F',
      'left F Ko W C F',
      'right Kf F T3 D J',
      'kings e2 c3',
      'castle 1 gold 6 up Q D 2C 2Kf W',
      'castle 2 gold 3 up D C 2Ks 3F W',
    ],
    moves: [],
  },
  scoring: {
    seats: 2,
    position: [
      'turn 1 round 16 phase over start 1 ending',
      'valley',
      '5  W   F   C   Kl  F',
      '4  Ks  F   D   F   W',
      '3  F   Kf  F   C   W',
      '2  F   Ko  W   F   .',
      '1  F   .   F   .   F',
      'left F Ko',
      'right W F',
      'kings e2 c3',
      'castle 1 gold 5 kingdoms 1 taxed F up C Kl W down Q D C 2Kl 3F W JK',
      'castle 2 gold 12 kingdoms 0 taxed K up D C 2F down 4Ks F Q',
    ],
    moves: [],
  },
} as const satisfies Readonly<Record<string, Example>>;

export type ExampleId = keyof typeof EXAMPLES;

export type Moment = BookMoment<State, Move, GameEvent>;

export const { startOf, momentsOf } = makeExamples(kingOfTheValley, EXAMPLES, (id) => {
  const { position, seats } = EXAMPLES[id];
  return kingOfTheValley.notation.parsePosition(position, { seats }, id);
});
