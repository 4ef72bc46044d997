/** The written situations behind every drawing of the page, with the moves they show. A test plays them all. */
import { type GameEvent, kingsWill, type Move, type State } from '@three-crowns/kings-will';

interface Example {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly position: readonly string[];
  /** Played one after the other, each by the seat that is asked. */
  readonly moves: readonly string[];
}

const HEAD = 'turn 1 round 2 phase turn start 1 number 3';
const JOURNEY = 'journey R5 R1 R3 R8';
const PLAN = 'plan A F D G N K H B';
const ROW = 'row king move multiply intrigue harvest extract enrich build govern';
const BLUE = 'lands 2 mountain/1 forest/1/farmstead meadow cornfield';

/** The first seat has taken this tile from slot 5; the other one follows. */
function acting(tile: string, ...lines: readonly string[]): readonly string[] {
  const rest = ['harvest', 'extract', 'enrich', 'build', 'govern'].filter((name) => name !== tile);
  const locked = ['king', 'move', 'multiply', 'intrigue'].filter((name) => name !== tile);
  const row = locked.length < 4 ? [...locked, rest[0], tile, ...rest.slice(1)] : [...locked, tile, ...rest];
  return [
    HEAD,
    `row ${row.join(' ')}`,
    'taken 5',
    JOURNEY,
    PLAN,
    `waiting act/1/${tile}/2 follow/2/${tile}/1`,
    ...(lines.some((line) => line.startsWith('lands 2')) ? [] : [BLUE]),
    ...lines,
  ];
}

const VISIT = [
  'turn 1 round 2 phase visit start 1 number 9',
  'row move multiply intrigue harvest extract enrich build govern king',
];

export const EXAMPLES = {
  setup: {
    position: [
      'turn 1 round 1 phase turn start 1 number 1',
      ROW,
      JOURNEY,
      PLAN,
      'player 1 wood 1 leather 1 food 1 stone 1',
      'lands 1 cornfield mountain/1 forest/1/farmstead meadow',
      BLUE,
    ],
    moves: [],
  },
  row: {
    position: [
      HEAD,
      'row enrich king move multiply intrigue harvest extract build govern',
      JOURNEY,
      PLAN,
      'player 1 wood 1 leather 1 food 2',
      'lands 1 mountain forest/1/farmstead meadow/1 cornfield',
      BLUE,
    ],
    moves: ['take 9', 'educate', 'develop', 'develop'],
  },
  stays: {
    position: [
      HEAD,
      'row enrich move multiply intrigue harvest extract king build govern',
      JOURNEY,
      PLAN,
      'lands 1 mountain forest/1/farmstead meadow/1 cornfield',
      BLUE,
    ],
    moves: ['take 5', 'breed', 'pass', 'pass'],
  },
  harvest: {
    position: acting(
      'harvest',
      'player 1 wood 1 leather 0 food 1 stone 0',
      'lands 1 mountain forest/1/farmstead meadow/2 cornfield/1',
      'lands 2 mountain/1 forest/0/farmstead meadow cornfield/1',
    ),
    moves: ['breed', 'till', 'till'],
  },
  extract: {
    position: acting(
      'extract',
      'player 1 wood 2 leather 1 food 1 stone 0 development 1',
      'lands 1 mountain/1 forest/2/farmstead meadow cornfield',
    ),
    moves: ['fell', 'quarry', 'quarry'],
  },
  enrich: {
    position: acting(
      'enrich',
      'player 1 coins 2 mood 1',
      'lands 1 mountain/1 forest/2/farmstead meadow/1 cornfield',
      'seen 1 2',
    ),
    moves: ['look 5', 'taxes', 'look 2'],
  },
  build: {
    position: acting(
      'build',
      'player 1 coins 2 mood 0 wood 2 leather 1 food 1 stone 3',
      'lands 1 mountain/1 forest/1/farmstead meadow cornfield',
    ),
    moves: ['found castle', 'erect mill', 'site 3'],
  },
  seams: {
    position: acting(
      'build',
      'player 1 coins 4 mood 0 wood 1 leather 2 food 3 stone 1',
      'lands 1 forest/1/farmstead meadow/1/-/mill cornfield/0/-/school mountain/1',
    ),
    moves: ['erect fair', 'site 4', 'pass'],
  },
  govern: {
    position: acting(
      'govern',
      'player 1 mood -1 education 0 development 1',
      'lands 1 mountain/1 forest/1/farmstead meadow cornfield',
    ),
    moves: ['educate', 'develop', 'educate'],
  },
  discount: {
    position: acting(
      'build',
      'player 1 education 1 wood 1 leather 1 food 0 stone 0',
      'lands 1 mountain forest/1/farmstead meadow/1 cornfield',
    ),
    moves: ['found farmstead'],
  },
  move: {
    position: acting(
      'move',
      'player 1 wood 1 leather 2 food 0 stone 0',
      'lands 1 mountain forest/1/farmstead meadow/1 cornfield/1',
    ),
    moves: ['walk 3 4', 'explore right lake', 'swap leather stone', 'pass'],
  },
  multiply: {
    position: acting(
      'multiply',
      'player 1 coins 1 wood 2 leather 1 food 1 stone 0',
      'lands 1 mountain forest/2/farmstead meadow/1/farmstead cornfield',
    ),
    moves: ['birth 3', 'sell wood', 'pass'],
  },
  village: {
    position: acting('multiply', 'player 1 coins 1', 'lands 1 mountain forest/1/farmstead meadow lake/2/village'),
    moves: ['birth 4', 'birth 2', 'pass'],
  },
  intrigue: {
    position: [
      HEAD,
      'row harvest build move king intrigue multiply extract enrich govern',
      JOURNEY,
      PLAN,
      'player 1 wood 1 leather 0 food 1 stone 0',
      'lands 1 mountain forest/1/farmstead meadow cornfield/2',
      BLUE,
    ],
    moves: ['take 5', 'till'],
  },
  rebellion: {
    position: acting(
      'enrich',
      'player 1 points 7 coins 0 mood -3',
      'lands 1 mountain/1 forest/2/farmstead meadow/1 cornfield',
    ),
    moves: ['taxes', 'lose 2', 'pass', 'pass'],
  },
  wills: {
    position: [
      'turn 1 round 1 phase wills start 1 number 0',
      ROW,
      JOURNEY,
      'plan - - ? ? ? ? ? ?',
      'hand 1 D G',
      'hand 2 A N',
    ],
    moves: ['keep 1'],
  },
  look: {
    position: acting(
      'enrich',
      'player 1 coins 2 mood 1',
      'lands 1 mountain/1 forest/1/farmstead meadow cornfield',
      'seen 1 1 3',
      'seen 2 2 3',
    ),
    moves: ['look 5'],
  },
  pledge: {
    position: [
      ...VISIT,
      JOURNEY,
      PLAN,
      'lands 1 mountain/1 forest/1/farmstead meadow cornfield',
      BLUE,
      'lands 3 mountain/1 forest/1/farmstead meadow cornfield',
      'seen 1 1 3 5',
      'discs 1 1',
      'discs 2 1',
      'discs 3 4',
      'waiting pledge/1 pledge/2 pledge/3 levy/1 levy/2 levy/3 offer/1/- offer/2/- offer/3/-',
    ],
    options: { seats: 3 },
    moves: ['pledge 3', 'pledge 3', 'pledge 5'],
  },
  levies: {
    position: [
      ...VISIT,
      JOURNEY,
      PLAN,
      'player 1 points 6 coins 3 mood 2 wood 1 leather 2 food 3 stone 0',
      'lands 1 mountain/1 forest/1/farmstead meadow cornfield',
      'player 2 points 6 coins 2 mood 1 wood 2 leather 0 food 1 stone 0',
      BLUE,
      'discs 1 1',
      'discs 2 2',
      'waiting neutral/1 levy/1 levy/2 offer/1/- offer/2/-',
    ],
    moves: ['neutral 5', 'give 1', 'give 2'],
  },
  neutral: {
    position: [
      ...VISIT,
      JOURNEY,
      PLAN,
      'lands 1 mountain/1 forest/1/farmstead meadow cornfield',
      BLUE,
      'seen 1 1 3',
      'discs 1 1',
      'discs 2 2',
      'discs neutral 3',
      'waiting pledge/1 pledge/2 neutral/1 levy/1 levy/2 offer/1/- offer/2/-',
    ],
    moves: ['pledge 3', 'pledge 1', 'neutral 5'],
  },
  first: {
    options: { variant: 'first' },
    position: [
      'turn 1 round 1 phase turn start 1 number 1',
      ROW,
      'journey R5 R1 R3',
      'plan A F D G K H',
      'player 1 wood 1 leather 1 food 2 stone 0',
      'lands 1 mountain forest/1/farmstead meadow/1 cornfield',
      'lands 2 mountain forest/1/farmstead meadow/1 cornfield',
    ],
    moves: [],
  },
  scoring: {
    position: [
      'turn 1 round 4 phase over start 1 number 9',
      'row move multiply intrigue harvest extract enrich build govern king',
      JOURNEY,
      PLAN,
      'player 1 points 14 coins 4 mood 2 education 1 development 3 wood 2 leather 1 food 1 stone 1 extension',
      'lands 1 mountain/2/castle forest/2/farmstead/mill meadow/1/farmstead/school cornfield/1/-/fair lake/1/monastery',
      'player 2 points 11 coins 7 mood -1 education 3 development 2 wood 1 leather 0 food 2 stone 0',
      'lands 2 forest/2/village/market mountain/1/castle/tannery meadow/1 cornfield/1/farmstead hill/1/farmstead',
      'discs 1 1 2 3 5',
      'discs 2 2 3 6 4',
      'discs neutral 8 7',
    ],
    moves: [],
  },
} as const satisfies Readonly<Record<string, Example>>;

export type ExampleId = keyof typeof EXAMPLES;

/** A moment of an example: before the move, who moves and how, what it did, and after it. */
export interface Moment {
  readonly before: State;
  readonly seat: number;
  readonly move: Move;
  readonly events: readonly GameEvent[];
  readonly after: State;
}

const starts = new Map<ExampleId, State>();

/** Read once; nobody changes the states of a drawing. */
export function startOf(id: ExampleId): State {
  const { position, options }: Example = EXAMPLES[id];
  const state = starts.get(id) ?? kingsWill.notation.parsePosition(position, { seats: 2, start: 1, ...options }, id);
  starts.set(id, state);
  return state;
}

const known = new Map<ExampleId, readonly Moment[]>();

export function momentsOf(id: ExampleId): readonly Moment[] {
  const moments = known.get(id) ?? played(id);
  known.set(id, moments);
  return moments;
}

function played(id: ExampleId): Moment[] {
  const { rules, notation } = kingsWill;
  let before = startOf(id);
  return EXAMPLES[id].moves.map((text) => {
    const [asked] = rules.pending(before);
    const move = asked && notation.parseMove(before, asked.seat, text);
    if (asked === undefined || move === undefined) throw new Error(`example ${id}: ${text} is not legal`);
    const after = rules.clone(before);
    const events: GameEvent[] = [];
    rules.play(after, asked.seat, move, (event) => events.push(event));
    const moment: Moment = { before, seat: asked.seat, move, events, after };
    before = after;
    return moment;
  });
}

/** After all its moves. */
export const endOf = (id: ExampleId): State => momentsOf(id).at(-1)?.after ?? startOf(id);

/** Everything that happens in an example, in order. */
export const eventsOf = (id: ExampleId): readonly GameEvent[] => momentsOf(id).flatMap(({ events }) => events);
