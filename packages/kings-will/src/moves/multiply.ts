/** Offspring, and goods for coins (26, 44). */
import type { Seat } from '@three-crowns/core';
import { addCoins } from '../effects/stores.ts';
import type { EmitEvent } from '../events.ts';
import type { Move } from '../move.ts';
import { bonusOf, hasAbility, hasHome, roomOn } from '../palatinate.ts';
import type { State } from '../state.ts';
import { valuesOf } from '../values.ts';
import { GOODS, type Good } from '../vocabulary.ts';
import { LONGEST_ROW } from './walk.ts';

const BIRTHS: readonly Move[] = Array.from({ length: LONGEST_ROW }, (_, at) => ({ do: 'birth', at }));
const SALES: readonly Move[] = GOODS.map((_, good) => ({ do: 'sell', good }));

export function listBirths(state: State, seat: Seat, moves: Move[]): void {
  if (state.farmersLeft === 0) return;
  const own = state.palatinates[seat];
  const values = valuesOf(state);
  const anywhere = hasAbility(values, own, 'births');
  for (let at = 0; at < own.lands.length; at++) {
    const farmers = own.farmers[at];
    if (farmers > 0 && (anywhere || hasHome(values, own, at)) && farmers < roomOn(values, own, at)) {
      moves.push(BIRTHS[at]);
    }
  }
}

export function doBirth(state: State, seat: Seat, at: number, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  own.farmers[at] += 1;
  state.farmersLeft -= 1;
  emit?.({ type: 'born', seat, at, land: own.lands[at] });
}

export function listSales(state: State, seat: Seat, moves: Move[]): void {
  const { goods } = state.palatinates[seat];
  for (let good = 0; good < GOODS.length; good++) if (goods[good] > 0) moves.push(SALES[good]);
}

export function doSell(state: State, seat: Seat, good: Good, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  const coins = valuesOf(state).numbers.sale + bonusOf(valuesOf(state), own, 'sale');
  own.goods[good] -= 1;
  const lost = addCoins(state, own, coins);
  emit?.({ type: 'sold', seat, good, coins, lost });
}
