/**
 * What a bot may know of this game: how good a situation is for a seat, in points of the final score. The weights were
 * set by hand and by trial; they are judgement, not rules, so they live here and not in the content table.
 */
import { type Seat, UNKNOWN } from '@three-crowns/core';
import type { Ability } from './abilities.ts';
import { levyHope } from './instinct/levies.ts';
import { willHope } from './instinct/wills.ts';
import { farmersOf, hasHome, type Palatinate, roomOn } from './palatinate.ts';
import { hoardOf, seamPoints, total } from './scoring.ts';
import type { State } from './state.ts';
import { type Values, valuesOf } from './values.ts';
import { GOODS, KING, LAST_SLOT, NO_BUILDING, SLOTS } from './vocabulary.ts';

/** By number of one good in the storehouse: what all of them together are worth while there is time to spend them. */
const GOODS_WORTH = [0, 0.55, 1.05, 1.4, 1.65, 1.8, 1.9, 1.95, 2];
const COIN_WORTH = { each: 0.3, upTo: 8 };
/** From the start of the game; all of it fades with the time that is left to use it. */
const FARMER_WORTH = 1.3;
const HARVESTER_WORTH = 0.25;
const ROOM_FOR_BIRTH_WORTH = 0.4;
const LAND_WORTH = 0.35;
const EDUCATION_WORTH = 0.7;
const DEVELOPMENT_WORTH = 1;
const EXTENSION_WORTH = 0.8;
/** By step of mood, the lowest first: what later visits and the fear of rebellion make of it, per visit to come. */
const MOOD_WORTH: readonly number[] = [-2, -1.6, -0.8, -0.4, 0, 0.6, 1.1, 1.3, 1.9];
/** 37: who gains by waiting would never end a round; from this turn on it weighs more and more to bring the king on. */
const PATIENCE = 12;
const IMPATIENCE = 0.5;
const ABILITY_WORTH: { readonly [K in Ability['kind']]: number } = {
  none: 0,
  raise: 0,
  yield: 1,
  births: 0.8,
  calm: 0.2,
  store: 0.5,
  sale: 0.5,
  trades: 0.4,
  taxes: 1,
  mercy: 0.9,
  cheer: 1.2,
  steps: 0.5,
  discount: 1,
  looks: 0.8,
  relief: 1.6,
  favour: 1,
  hoard: 0.5,
};

export function evaluate(state: State, worth: Float64Array): void {
  const seats = state.palatinates.length;
  for (let seat = 0; seat < seats; seat++) {
    worth[seat] = state.phase === 'over' ? total(state, seat) : worthOf(state, seat);
  }
  // Whoever has the tile, or had it last, answers for a long round.
  const mover = state.slot < SLOTS ? state.turn : (state.turn + seats - 1) % seats;
  if (state.phase === 'turn') worth[mover] -= impatience(state);
}

function worthOf(state: State, seat: Seat): number {
  const own = state.palatinates[seat];
  const values = valuesOf(state);
  const time = timeLeft(state, values);
  const points = own.points === UNKNOWN ? values.numbers.startPoints : own.points;
  return (
    points +
    seamPoints(values, own) +
    hoardOf(values, own) +
    willHope(state, seat, time) +
    levyHope(state, seat) +
    storesWorth(own, time) +
    estateWorth(values, own, time) +
    moodWorth(state, values, own)
  );
}

/** By the slots the king has still to go, the tile taken now included. */
function impatience({ number, row, slot }: State): number {
  const king = row.indexOf(KING);
  const left = LAST_SLOT - king - (slot < SLOTS && slot > king ? 1 : 0);
  return IMPATIENCE * Math.max(0, number - PATIENCE) * left;
}

/** From 1 at the start to 0 at the end of the last round. */
function timeLeft(state: State, values: Values): number {
  const done = state.phase === 'visit' ? 1 : state.row.indexOf(KING) / LAST_SLOT;
  return (values.rounds - state.round + 1 - done) / values.rounds;
}

/** Goods and coins that can still be spent; near the end only what the levies take counts. */
function storesWorth(own: Palatinate, time: number): number {
  let worth = COIN_WORTH.each * Math.min(own.coins, COIN_WORTH.upTo);
  for (let good = 0; good < GOODS.length; good++) {
    worth += GOODS_WORTH[Math.min(own.goods[good], GOODS_WORTH.length - 1)];
  }
  return worth * Math.min(1, 4 * time);
}

function estateWorth(values: Values, own: Palatinate, time: number): number {
  let worth = FARMER_WORTH * farmersOf(own) + LAND_WORTH * own.lands.length;
  for (let at = 0; at < own.lands.length; at++) {
    if (values.yields[own.lands[at]] < GOODS.length) worth += HARVESTER_WORTH * own.farmers[at];
    if (own.farmers[at] > 0 && own.farmers[at] < roomOn(values, own, at) && hasHome(values, own, at)) {
      worth += ROOM_FOR_BIRTH_WORTH;
    }
    const building = own.buildings[at];
    if (building !== NO_BUILDING) worth += ABILITY_WORTH[values.buildings[building].ability.kind];
  }
  worth += EDUCATION_WORTH * own.education + DEVELOPMENT_WORTH * own.development;
  if (own.extended) worth += EXTENSION_WORTH;
  return worth * time;
}

/** For visits after this one: their boards are unknown, but all of them like a happy people. */
function moodWorth(state: State, values: Values, own: Palatinate): number {
  const visits = values.rounds - state.round;
  return MOOD_WORTH[own.mood] * (0.3 + 0.7 * Math.min(visits, 2));
}
