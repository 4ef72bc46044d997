/** One good for another; a swap into a full row is legal and loses it (44). */
import type { Frame, Seat } from '@three-crowns/core';
import { addGoods } from '../effects/stores.ts';
import type { EmitEvent } from '../events.ts';
import { type Move, PASS } from '../move.ts';
import { bonusOf } from '../palatinate.ts';
import { type Effect, push, type State } from '../state.ts';
import { valuesOf } from '../values.ts';
import { GOODS, type Good } from '../vocabulary.ts';

const SWAPS: readonly (readonly Move[])[] = GOODS.map((_, give) =>
  GOODS.map((_, get): Move => ({ do: 'swap', give, get })).filter((_, get) => get !== give),
);

export function listSwaps(state: State, seat: Seat, moves: Move[]): void {
  const { goods } = state.palatinates[seat];
  for (let give = 0; give < GOODS.length; give++) if (goods[give] > 0) moves.push(...SWAPS[give]);
}

/** A Trading House swaps more goods in the same action, up to so many. */
export function legalTrades(state: State, { seat }: Frame<Effect>): Move[] {
  const moves: Move[] = [];
  listSwaps(state, seat, moves);
  moves.push(PASS);
  return moves;
}

export function doSwap(state: State, seat: Seat, give: Good, get: Good, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  own.goods[give] -= 1;
  const lost = addGoods(state, own, get, 1);
  emit?.({ type: 'swapped', seat, give, get, lost });
}

export function pushTrades(state: State, seat: Seat): void {
  const more = bonusOf(valuesOf(state), state.palatinates[seat], 'trades');
  if (more > 0) push(state, { kind: 'trade' }, seat, 0, more);
}
