/** The positions one plays in the book. The reader is Red; a test plays them all, well and badly. */
import { type GameEvent, kingsWill, type State } from '@three-crowns/kings-will';
import { GOODS, KING, lackingForLevy, seamCount, valuesOf } from '@three-crowns/kings-will/board';
import type { Lesson } from '../../../../learn/lesson/lesson.ts';
import { BLUE, JOURNEY, PLAN } from '../examples/common.ts';

type Written = Omit<Lesson, 'game' | 'options' | 'isDone'> & {
  readonly isDone: (state: State, events: readonly GameEvent[]) => boolean;
};

const lesson = ({ isDone, ...rest }: Written): Lesson => ({
  ...rest,
  game: kingsWill,
  options: { seats: 2, start: 1 },
  isDone,
});

const BUILDING = ['row king move multiply intrigue build harvest extract enrich govern', 'taken 5'];
/** The king stands on this slot of the first lesson, counted from 0. */
const KING_AT = 6;

export const LESSONS = {
  /** The tile left of the king leaves him where he is. */
  tile: lesson({
    position: [
      'turn 1 round 2 phase turn start 1 number 7',
      'row enrich move multiply govern harvest intrigue king build extract',
      JOURNEY,
      PLAN,
      'player 1 wood 1 leather 1 food 2',
      'lands 1 mountain forest/1/farmstead meadow/1 cornfield',
      BLUE,
    ],
    asks: ['tile'],
    answers: ['pass'],
    until: 'returned',
    isDone: ({ row }) => row.indexOf(KING) === KING_AT,
  }),
  /** The storehouse is full of leather; food is what the king wants. */
  follow: lesson({
    position: [
      'turn 2 round 2 phase turn start 1 number 4',
      'row king move multiply intrigue harvest extract enrich build govern',
      'taken 5',
      JOURNEY,
      PLAN,
      'waiting act/2/harvest/2 follow/1/harvest/1',
      'player 1 wood 1 leather 4 food 0',
      'lands 1 mountain forest/1/farmstead meadow/1 cornfield/2',
      'lands 2 mountain/1 forest/0/farmstead meadow/1 cornfield/1',
    ],
    asks: ['follow'],
    answers: ['till', 'breed'],
    until: 'returned',
    isDone: (state) => lackingForLevy(state, state.palatinates[0]) === undefined,
  }),
  /** A building whose left half fits the right half of the school. */
  seam: lesson({
    position: [
      'turn 1 round 2 phase turn start 1 number 3',
      ...BUILDING,
      JOURNEY,
      PLAN,
      'waiting act/1/build/1',
      'player 1 coins 2 mood 0 wood 0 leather 1 food 2 stone 0',
      'lands 1 forest/1/farmstead meadow/1/-/mill cornfield/0/-/school mountain/1 hill',
      BLUE,
    ],
    asks: ['act', 'site', 'pay'],
    answers: ['pass'],
    until: 'returned',
    isDone: (state) => seamCount(valuesOf(state), state.palatinates[0]) > 1,
  }),
  /** The third good stays in the storehouse; the wood is asked for. */
  discount: lesson({
    position: [
      'turn 1 round 2 phase turn start 1 number 3',
      ...BUILDING,
      JOURNEY,
      PLAN,
      'waiting act/1/build/1',
      'player 1 education 1 coins 0 wood 1 leather 1 food 1 stone 0',
      'lands 1 mountain forest/1/farmstead meadow/1 cornfield',
      BLUE,
    ],
    asks: ['act', 'pay'],
    answers: ['pass'],
    until: 'returned',
    isDone: ({ palatinates: [red] }, events) =>
      red.goods[GOODS.indexOf('wood')] === 1 && events.some(({ type }) => type === 'founded'),
  }),
  /** The king comes after this turn: swap for food, pay, and give on top of it. */
  levy: lesson({
    position: [
      'turn 1 round 2 phase turn start 1 number 9',
      'row enrich multiply intrigue harvest extract build govern king move',
      'taken 9',
      JOURNEY,
      PLAN,
      'waiting act/1/move/1',
      'player 1 coins 2 mood 1 wood 2 leather 0 food 1 stone 0',
      'lands 1 mountain forest/1/farmstead meadow/1 cornfield',
      'player 2 food 2',
      BLUE,
      'seen 1 1 3',
    ],
    asks: ['act', 'walk', 'trade', 'offer'],
    answers: ['pledge 1', 'pledge 2', 'neutral 3', 'pass'],
    until: 'round',
    isDone: (_, events) => ['levied', 'gave'].every((type) => events.some((one) => one.type === type && by(one, 0))),
  }),
} as const satisfies Readonly<Record<string, Lesson>>;

export type LessonId = keyof typeof LESSONS;

const by = (event: GameEvent, seat: number): boolean => 'seat' in event && event.seat === seat;
