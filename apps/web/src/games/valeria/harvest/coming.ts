/** What the pointed-at choice would change for a seat; while the dice lie open, what they bring. */
import type { Seat } from '@three-crowns/core';
import type { State } from '@three-crowns/valeria';
import { type Bundle, diceAfter, isActiveSide, type Kind, rollYield, sumOf } from '@three-crowns/valeria/board';
import type { View } from '../pieces/view.ts';
import { amountOf } from './changes.ts';

export function amountHeld({ players }: State, seat: Seat, kind: Kind): number {
  const { have, points } = players[seat];
  const [gold, strength, magic] = have;
  return { gold, strength, magic, points }[kind];
}

/** Both in a view and for somebody who only looks on. */
export function coming(view: View, seat: Seat): Bundle {
  const { state, asked, pointed } = view;
  const move = pointed?.move;
  if (state.phase === 'dice') {
    const paid = pointed !== undefined && move?.do === 'change' && seat === asked?.seat;
    const got = rollYield(state, seat, diceAfter(state, move), isActiveSide(state, seat)).got;
    return paid ? sumOf(amountOf(view, seat, pointed), got) : got;
  }
  if (pointed === undefined || move?.do === 'roll' || seat !== asked?.seat) return {};
  return amountOf(view, seat, pointed);
}
