/** What the board of this round asks and offers, as far as it is not settled yet. */
import type { Seat } from '@three-crowns/core';
import { canGiveFarmer, demandsAfter } from '../moves/levy.ts';
import type { Palatinate } from '../palatinate.ts';
import { type State, travelOf } from '../state.ts';
import { type Units, valuesOf } from '../values.ts';
import { COINS, FARMERS, GOODS } from '../vocabulary.ts';
import { ABILITIES, type Counts } from './counts.ts';

const FAVOUR = ABILITIES.indexOf('favour');
const RELIEF = ABILITIES.indexOf('relief');

/** What a seat makes of the visit to come. */
export interface Visit {
  /** Units that the mandatory levy lacks; whether it could be paid now. */
  lacking: number;
  payable: number;
  /** Points of the offers that could be given now, after the levy. */
  ready: number;
}

/** Used again at every call: search asks by the million. */
const VISIT: Visit = { lacking: 0, payable: 0, ready: 0 };
/** By unit but farmers: what would be left. */
const LEFT: number[] = [0, 0, 0, 0, 0];

export function foreseeVisit(state: State, seat: Seat, counts: Counts): Visit {
  VISIT.lacking = 0;
  VISIT.payable = 0;
  VISIT.ready = 0;
  const isVisit = state.phase === 'visit';
  if (state.phase === 'over' || (isVisit && !waits(state, seat, 'offer'))) return VISIT;
  const own = state.palatinates[seat];
  for (let good = 0; good < GOODS.length; good++) LEFT[good] = own.goods[good];
  LEFT[COINS] = own.coins;
  if (!isVisit || waits(state, seat, 'levy')) settleLevy(state, own, counts.abilities[RELIEF]);
  settleOffers(state, seat, counts.abilities[FAVOUR]);
  return VISIT;
}

function waits(state: State, seat: Seat, kind: 'levy' | 'offer'): boolean {
  for (let i = 0; i < state.stack.length; i++) {
    const frame = state.stack[i];
    if (frame.seat === seat && frame.effect.kind === kind) return true;
  }
  return false;
}

/** Takes the demand that is nearest to be paid. */
function settleLevy(state: State, own: Palatinate, relief: number): void {
  const demands = demandsAfter(state, relief);
  let nearest = demands[0];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < demands.length && least > 0; i++) {
    const lacking = lackingOf(demands[i]) + (demands[i][FARMERS] > 0 && !canGiveFarmer(own) ? 1 : 0);
    if (lacking < least) {
      least = lacking;
      nearest = demands[i];
    }
  }
  VISIT.lacking = least;
  VISIT.payable = least === 0 ? 1 : 0;
  if (least === 0) take(nearest);
}

function take(units: Units): void {
  for (let unit = 0; unit < FARMERS; unit++) LEFT[unit] -= units[unit];
}

function lackingOf(units: Units): number {
  let lacking = 0;
  for (let unit = 0; unit < FARMERS; unit++) if (units[unit] > LEFT[unit]) lacking += units[unit] - LEFT[unit];
  return lacking;
}

/** One after the other, the dearest first. */
function settleOffers(state: State, seat: Seat, favour: number): void {
  const own = state.palatinates[seat];
  const values = valuesOf(state);
  const mood = own.mood + favour;
  const given = givenBy(state, seat);
  const { offers } = values.travels[travelOf(state)];
  for (let offer = offers.length - 1; offer >= 0; offer--) {
    const { mood: wanted, pay, points } = offers[offer];
    if (mood < wanted || ((given >> offer) & 1) === 1 || lackingOf(pay) > 0) continue;
    if (pay[FARMERS] > 0 && !canGiveFarmer(own)) continue;
    take(pay);
    VISIT.ready += points;
  }
}

/** A bit for each offer that the seat has taken in this visit. */
function givenBy(state: State, seat: Seat): number {
  for (let i = 0; i < state.stack.length; i++) {
    const frame = state.stack[i];
    if (frame.seat === seat && frame.effect.kind === 'offer') return frame.source;
  }
  return 0;
}
