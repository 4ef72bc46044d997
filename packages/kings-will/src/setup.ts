/** Options, content and luck make the first state. */
import { draw, type Luck, luckOf, type Seat, type Seed, shuffle } from '@three-crowns/core';
import { DEALT } from './content/box.ts';
import type { Content } from './content/types.ts';
import { ownsExtension, type Palatinate } from './palatinate.ts';
import { addLand, type Manner, type State } from './state.ts';
import { unitsOf, valuesFor, valuesOf } from './values.ts';
import {
  FARMSTEAD,
  GOODS,
  LANDS,
  LOCKED,
  MOOD_ZERO,
  NO_FIELD,
  NO_SLOT,
  NO_WILL,
  SITES,
  TILES,
  TRAVELS,
  type Variant,
} from './vocabulary.ts';

export interface Options extends Manner {
  readonly seats: number;
  readonly variant: Variant;
  readonly content: Content;
  readonly start: Seat | 'random';
}

export function setup(options: Options, seed: Seed): State {
  const { seats, openPoints, notebook, limited } = options;
  const luck = luckOf(seed);
  const kept = valuesFor(options.content, options.variant);
  const values = valuesOf({ values: kept });
  const wills = shuffled(luck, values.cards);
  const hands = Array.from({ length: seats }, () => wills.splice(0, DEALT));
  const { fields } = values;
  // 41: the fields nobody chooses a card for are filled from what was not dealt.
  const plan = Array.from({ length: fields }, (_, field) => (field < seats ? NO_WILL : wills[field - seats]));
  const journey = shuffled(luck, TRAVELS.length).slice(0, values.rounds);
  const state: State = {
    values: kept,
    manner: { openPoints, notebook, limited },
    luck,
    start: 0,
    turn: 0,
    round: 1,
    number: 0,
    phase: 'wills',
    stack: [],
    row: actionRow(luck),
    slot: NO_SLOT,
    exchanged: 0,
    palatinates: Array.from({ length: seats }, () => emptyPalatinate(values.numbers)),
    plan,
    seen: Array<number>(fields).fill(0),
    discs: Array<number>(fields).fill(0),
    glance: Array<number>(seats).fill(NO_FIELD),
    hands,
    discards: Array<number>(seats).fill(NO_WILL),
    journey,
    farmersLeft: values.numbers.farmers,
    landsLeft: values.landCounts.slice(),
    placesLeft: values.placeCounts.slice(),
    built: 0,
  };
  state.start = options.start === 'random' ? draw(luck, seats) : options.start;
  state.turn = state.start;
  if (options.variant === 'first') for (const own of state.palatinates) arrangeFirst(state, own, options.content);
  return state;
}

function shuffled(luck: Luck, count: number): number[] {
  const items = Array.from({ length: count }, (_, i) => i);
  shuffle(luck, items);
  return items;
}

/** The first four tiles lie as they are listed, the others in any order. */
function actionRow(luck: Luck): number[] {
  const tiles = TILES.map((_, tile) => tile);
  const others = tiles.splice(LOCKED);
  shuffle(luck, others);
  return [...tiles, ...others];
}

type Start = { readonly startPoints: number; readonly startCoins: number };

export function emptyPalatinate({ startPoints, startCoins }: Start): Palatinate {
  return {
    points: startPoints,
    coins: startCoins,
    mood: MOOD_ZERO,
    education: 0,
    development: 0,
    goods: GOODS.map(() => 0),
    extended: false,
    lands: [],
    farmers: [],
    buildings: [],
    sites: [],
  };
}

/** The first game begins alike for everybody. */
function arrangeFirst(state: State, own: Palatinate, { start }: Content): void {
  for (const land of start.row) addLand(state, own, LANDS.indexOf(land), false);
  for (const land of start.farmers) own.farmers[start.row.indexOf(land)] += 1;
  own.sites[start.row.indexOf(start.farmstead) * SITES] = FARMSTEAD;
  own.extended = ownsExtension(valuesOf(state), own);
  own.goods = unitsOf(start.goods).slice(0, GOODS.length);
  state.farmersLeft -= start.farmers.length;
  state.placesLeft[FARMSTEAD] -= 1;
}
