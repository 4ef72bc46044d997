/** What the board of this round asks and offers, as far as it is not settled yet. */
import type { Seat } from '@three-crowns/core';
import { hasUnits } from '../effects/stores.ts';
import { demandsOn, farmersToGive } from '../moves/levy.ts';
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

export function levyHope(state: State, seat: Seat): number {
  const own = state.palatinates[seat];
  const isVisit = state.phase === 'visit';
  const waits = (kind: 'levy' | 'offer') =>
    !isVisit || state.stack.some((frame) => frame.seat === seat && frame.effect.kind === kind);
  if (!waits('offer')) return 0;
  const left = { goods: own.goods.slice(), coins: own.coins };
  let hope = 0;
  if (waits('levy')) {
    const demand = demandsOn(state, own).find((units) => canPay(own, units));
    if (demand === undefined) hope -= UNPAID;
    else take(left, demand);
  }
  hope += offersHope(state, seat, left);
  const near = isVisit ? 1 : EARLY + (1 - EARLY) * (state.row.indexOf(KING) / LAST_SLOT);
  return hope * near;
}

interface Left {
  goods: number[];
  coins: number;
}

const canPay = (own: Palatinate, units: Units): boolean =>
  hasUnits(own, units) && (units[FARMERS] === 0 || farmersToGive(own).length > 0);

function take(left: Left, units: Units): void {
  for (let good = 0; good < GOODS.length; good++) left.goods[good] -= units[good];
  left.coins -= units[COINS];
}

const has = (left: Left, units: Units): boolean =>
  units.every((count, unit) => count === 0 || (unit < COINS ? left.goods[unit] : left.coins) >= count);

/** Offers within the mood that what is left can pay, one after the other, the dearest first. */
function offersHope(state: State, seat: Seat, left: Left): number {
  const own = state.palatinates[seat];
  const values = valuesOf(state);
  const mood = own.mood + bonusOf(values, own, 'favour');
  const frame = state.stack.find((one) => one.seat === seat && one.effect.kind === 'offer');
  const { offers } = values.travels[travelOf(state)];
  let hope = 0;
  for (let offer = offers.length - 1; offer >= 0; offer--) {
    const { mood: wanted, pay, points } = offers[offer];
    if (mood < wanted || (((frame?.source ?? 0) >> offer) & 1) === 1) continue;
    const goods = pay.slice(0, FARMERS);
    if (!has(left, goods) || (pay[FARMERS] > 0 && farmersToGive(own).length === 0)) continue;
    const cost = goods.reduce((sum, count) => sum + count * UNIT_WORTH, pay[FARMERS] * FARMER_WORTH);
    if (points <= cost) continue;
    take(left, pay);
    hope += points - cost;
  }
  return hope;
}
