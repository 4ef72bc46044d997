/** Taking from an opponent: resources, or a slain monster at random (A10, A18, A39, A46). */
import { draw, type Seat } from '@three-crowns/core';
import type { Effect } from '../content/types.ts';
import type { EmitEvent } from '../events.ts';
import { COLUMNS } from '../grid.ts';
import { BANK, type Move, PASS } from '../move.ts';
import { takeMonster } from '../moves/stacks.ts';
import { isOpponent, isSolo, type State } from '../state.ts';
import { type Card, RESOURCES } from '../vocabulary.ts';

type Theft = Extract<Effect, { readonly kind: 'steal' }>;

/** Only somebody who has something can be chosen. Alone it comes from the bank, in full. */
export function legalThefts(state: State, seat: Seat, { resources, amount, less, may }: Theft): Move[] {
  const kinds = resources.map((name) => RESOURCES.indexOf(name));
  if (isSolo(state)) return kinds.map((resource) => ({ do: 'steal', victim: BANK, resource, amount }));
  const moves: Move[] = [];
  for (let victim = 0; victim < state.players.length; victim++) {
    if (!isOpponent(state, seat, victim)) continue;
    for (const resource of kinds) {
      const most = Math.min(amount, state.players[victim].have[resource]);
      for (let taken = most; taken >= (less ? 1 : most) && taken > 0; taken--) {
        moves.push({ do: 'steal', victim, resource, amount: taken });
      }
    }
  }
  if (may && moves.length > 0) moves.push(PASS);
  return moves;
}

export function doSteal(
  state: State,
  seat: Seat,
  card: Card,
  { victim, resource, amount }: Extract<Move, { readonly do: 'steal' }>,
  emit?: EmitEvent,
): void {
  if (victim !== BANK) state.players[victim].have[resource] -= amount;
  state.players[seat].have[resource] += amount;
  emit?.({ type: 'stole', seat, victim, card, resource, amount });
}

export function legalRobberies(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  for (let victim = 0; victim < state.players.length; victim++) {
    if (isOpponent(state, seat, victim) && state.players[victim].monsters.length > 0) moves.push({ do: 'rob', victim });
  }
  return moves;
}

export function doRob(state: State, seat: Seat, victim: Seat, emit?: EmitEvent): void {
  const { monsters } = state.players[victim];
  const [card] = monsters.splice(draw(state.luck, monsters.length), 1);
  state.players[seat].monsters.push(card);
  emit?.({ type: 'robbed', seat, victim, card });
}

/** A39: alone, the top card of the leftmost stack of monsters, without its reward. */
export function robGrid(state: State, seat: Seat, emit?: EmitEvent): void {
  if (!isSolo(state)) return;
  for (let place = 0; place < COLUMNS; place++) {
    if (state.grid[place].length === 0) continue;
    const card = takeMonster(state, place);
    state.players[seat].monsters.push(card);
    emit?.({ type: 'robbed', seat, victim: BANK, card });
    return;
  }
}
