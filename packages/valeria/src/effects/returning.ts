/** Putting an own card back on its stack (A19 to A21, A37). */
import type { Seat } from '@three-crowns/core';
import type { Effect } from '../content/types.ts';
import { give } from '../counting.ts';
import type { EmitEvent } from '../events.ts';
import { type Move, PASS } from '../move.ts';
import { homeOf, putBack, returnableMonsters } from '../moves/stacks.ts';
import type { State } from '../state.ts';
import { type Card, isCitizen } from '../vocabulary.ts';

type Return = Extract<Effect, { readonly kind: 'return' }>;

export function legalReturns(state: State, seat: Seat, { what }: Return): Move[] {
  const { citizens, monsters } = state.players[seat];
  const cards =
    what === 'monster'
      ? returnableMonsters(state, monsters)
      : citizens.flatMap((count, card) => (count > 0 && homeOf(state, card) !== undefined ? [card] : []));
  const moves: Move[] = cards.map((card) => ({ do: 'return', card }));
  if (moves.length > 0) moves.push(PASS);
  return moves;
}

export function doReturn(state: State, seat: Seat, card: Card, { get }: Return, emit?: EmitEvent): void {
  const player = state.players[seat];
  const place = homeOf(state, card) as number;
  if (isCitizen(card)) player.citizens[card] -= 1;
  else player.monsters.splice(player.monsters.lastIndexOf(card), 1);
  putBack(state, place, card);
  give(player, get);
  emit?.({ type: 'returned', seat, place, card, got: get });
}
