/** Till fields, breed cattle, fell wood, quarry stone (8 to 10, 44). */
import type { Seat } from '@three-crowns/core';
import { hasAdvance } from '../effects/payments.ts';
import { addGoods } from '../effects/stores.ts';
import type { EmitEvent } from '../events.ts';
import type { Move } from '../move.ts';
import type { Palatinate } from '../palatinate.ts';
import type { State } from '../state.ts';
import { type Values, valuesOf } from '../values.ts';
import { GOODS, type Good, NO_BUILDING } from '../vocabulary.ts';

/** By good and what is received in its place. */
const HARVESTS: readonly (readonly Move[])[] = GOODS.map((_, good) =>
  GOODS.map((_, instead): Move => ({ do: 'harvest', good, instead })),
);

export function listHarvests(state: State, seat: Seat, good: Good, moves: Move[]): void {
  moves.push(HARVESTS[good][good]);
  if (!canExchange(state, seat) || harvestOf(valuesOf(state), state.palatinates[seat], good) === 0) return;
  for (let instead = 0; instead < GOODS.length; instead++) if (instead !== good) moves.push(HARVESTS[good][instead]);
}

/** 9: development 5, once per use of a tile. */
function canExchange(state: State, seat: Seat): boolean {
  const { palatinates, exchanged } = state;
  return (
    hasAdvance(valuesOf(state).development, palatinates[seat].development, 'exchange') &&
    ((exchanged >> seat) & 1) === 0
  );
}

/** What the farmers of one land bring of a good. */
export const yieldOf = (values: Values, own: Palatinate, at: number, good: Good): number =>
  values.yields[own.lands[at]] === good ? own.farmers[at] : 0;

/** A good for each farmer on such land; what is added per action needs no farmer (8). */
export function harvestOf(values: Values, own: Palatinate, good: Good): number {
  let count = 0;
  for (let at = 0; at < own.lands.length; at++) count += yieldOf(values, own, at, good);
  for (let step = 0; step < own.development; step++) {
    const effect = values.development[step];
    if (effect.kind === 'yield' && effect.good === GOODS[good]) count += 1;
  }
  for (const building of own.buildings) {
    if (building === NO_BUILDING) continue;
    const { ability } = values.buildings[building];
    if (ability.kind === 'yield' && ability.good === GOODS[good]) count += ability.by;
  }
  return count;
}

/** 9: the exchange comes before storing, so it may save a good that would be lost. */
export function doHarvest(state: State, seat: Seat, good: Good, instead: Good, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  const count = harvestOf(valuesOf(state), own, good);
  const swapped = instead === good ? 0 : 1;
  if (swapped > 0) state.exchanged |= 1 << seat;
  const lost = addGoods(state, own, good, count - swapped) + addGoods(state, own, instead, swapped);
  emit?.({ type: 'harvested', seat, good, count, instead, lost });
}
