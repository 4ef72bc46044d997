/** Options, content and luck make the first state (S1, S3, S5). */
import { draw, luckOf, memoOf, type Seat, type Seed, shuffle } from '@three-crowns/core';
import { STACK_SIZES } from './content/box.ts';
import type { Content } from './content/types.ts';
import { CELLS, OFF_BOARD } from './grid.ts';
import { emptyCastle, type State, type Values, valuesOf } from './state.ts';
import { SLOPES, STAGES, TILES, type Tile } from './vocabulary.ts';

export interface Options {
  readonly seats: number;
  readonly content: Content;
  readonly start: Seat | 'random';
}

export function setup(options: Options, seed: Seed): State {
  const luck = luckOf(seed);
  const { values, stacks } = boxOf(options.content);
  const [first, second, third] = stacks.map((stack) => stack.slice());
  shuffle(luck, first);
  shuffle(luck, second);
  shuffle(luck, third);
  const valley = first.splice(0, CELLS);
  const start = options.start === 'random' ? draw(luck, options.seats) : options.start;
  return {
    values,
    luck,
    start,
    turn: start,
    round: 1,
    phase: 'place',
    acted: false,
    ending: false,
    recruited: false,
    claimed: false,
    stack: [],
    kings: Array<number>(options.seats).fill(OFF_BOARD),
    valley,
    coins: Array<number>(CELLS).fill(0),
    hill: coveredHill(first, second, values.prices.length),
    piles: [second.reverse(), third.reverse()],
    rest: [[], []],
    castles: Array.from({ length: options.seats }, () => emptyCastle(values.startGold)),
    path: [],
    gaps: [],
    removed: [],
  };
}

/** S3: what is left of stack I at the foot, then stack II, row by row, left before right. */
function coveredHill(first: Tile[], second: Tile[], rows: number): [Tile[], Tile[]] {
  const hill: [Tile[], Tile[]] = [[], []];
  const wanted = rows * SLOPES.length;
  const tiles = first.concat(second.splice(0, wanted - first.length));
  for (let i = 0; i < tiles.length; i++) hill[i % SLOPES.length].push(tiles[i]);
  return hill;
}

interface Box {
  readonly values: Values;
  /** Stacks I, II and III, sorted. */
  readonly stacks: readonly (readonly Tile[])[];
}

const boxOf = memoOf(
  (content: Content): Box => ({
    values: valuesOf(content),
    stacks: STAGES.map((_, stage) => stackOf(content, stage)),
  }),
);

/** All tiles of a stack (0 is stack I), sorted. */
export function stackOf(content: Content, stage: number): Tile[] {
  const stack: Tile[] = [];
  for (let tile = 0; tile < TILES.length; tile++) {
    for (let i = countIn(content, tile, stage); i > 0; i--) stack.push(tile);
  }
  if (stack.length !== STACK_SIZES[stage]) throw new Error(`stack ${STAGES[stage]} holds ${stack.length} tiles`);
  return stack;
}

export function countIn(content: Content, tile: Tile, stage: number): number {
  const name = TILES[tile];
  if (name in content.stacks) return content.stacks[name as keyof Content['stacks']].counts[stage];
  return content.collectors[name as keyof Content['collectors']].stage === STAGES[stage] ? 1 : 0;
}
