/** What the board of this round asks and offers, as far as it is not settled yet. */
import type { Seat } from '@three-crowns/core';
import { hasUnits } from '../effects/stores.ts';
import { canGiveFarmer, demandsOn } from '../moves/levy.ts';
import { bonusOf, type Palatinate } from '../palatinate.ts';
import { type State, travelOf } from '../state.ts';
import { type Units, valuesOf } from '../values.ts';
import { COINS, FARMERS, GOODS, KING, LAST_SLOT } from '../vocabulary.ts';

/** What a unit is worth to its owner elsewhere. */
const UNIT_WORTH = 0.4;
const FARMER_WORTH = 1.5;
/** The penalty is a point and a step of mood. */
const UNPAID = 1.7;
/** Early in a round there is time to find what is missing, and to spend what is there. */
const EARLY = 0.35;

/** By unit: what would be left. Used again at every call: search asks by the million. */
const LEFT: number[] = [0, 0, 0, 0, 0];

export function levyHope(state: State, seat: Seat): number {
  const own = state.palatinates[seat];
  const isVisit = state.phase === 'visit';
  if (isVisit && !waits(state, seat, 'offer')) return 0;
  for (let good = 0; good < GOODS.length; good++) LEFT[good] = own.goods[good];
  LEFT[COINS] = own.coins;
  let hope = 0;
  if (!isVisit || waits(state, seat, 'levy')) {
    const demand = payableDemand(state, own);
    if (demand === undefined) hope -= UNPAID;
    else take(demand);
  }
  hope += offersHope(state, seat);
  const near = isVisit ? 1 : EARLY + (1 - EARLY) * (state.row.indexOf(KING) / LAST_SLOT);
  return hope * near;
}

function waits(state: State, seat: Seat, kind: 'levy' | 'offer'): boolean {
  for (const frame of state.stack) if (frame.seat === seat && frame.effect.kind === kind) return true;
  return false;
}

function payableDemand(state: State, own: Palatinate): Units | undefined {
  for (const units of demandsOn(state, own)) {
    if (hasUnits(own, units) && (units[FARMERS] === 0 || canGiveFarmer(own))) return units;
  }
  return undefined;
}

function take(units: Units): void {
  for (let unit = 0; unit < FARMERS; unit++) LEFT[unit] -= units[unit];
}

function isLeft(units: Units): boolean {
  for (let unit = 0; unit < FARMERS; unit++) if (units[unit] > 0 && LEFT[unit] < units[unit]) return false;
  return true;
}

/** Offers within the mood that what is left can pay, one after the other, the dearest first. */
function offersHope(state: State, seat: Seat): number {
  const own = state.palatinates[seat];
  const values = valuesOf(state);
  const mood = own.mood + bonusOf(values, own, 'favour');
  const given = givenBy(state, seat);
  const { offers } = values.travels[travelOf(state)];
  let hope = 0;
  for (let offer = offers.length - 1; offer >= 0; offer--) {
    const { mood: wanted, pay, points } = offers[offer];
    if (mood < wanted || ((given >> offer) & 1) === 1) continue;
    if (!isLeft(pay) || (pay[FARMERS] > 0 && !canGiveFarmer(own))) continue;
    const cost = worthOf(pay);
    if (points <= cost) continue;
    take(pay);
    hope += points - cost;
  }
  return hope;
}

/** A bit for each offer that the seat has taken in this visit. */
function givenBy(state: State, seat: Seat): number {
  for (const frame of state.stack) if (frame.seat === seat && frame.effect.kind === 'offer') return frame.source;
  return 0;
}

function worthOf(units: Units): number {
  let worth = units[FARMERS] * FARMER_WORTH;
  for (let unit = 0; unit < FARMERS; unit++) worth += units[unit] * UNIT_WORTH;
  return worth;
}
