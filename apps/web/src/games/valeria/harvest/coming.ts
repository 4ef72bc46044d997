/** What the pointed-at choice would change for a seat; while the dice lie open, what they bring. */
import type { Seat } from '@three-crowns/core';
import type { Move, State } from '@three-crowns/valeria';
import { type Bundle, domainRow, rollYield, turned } from '@three-crowns/valeria/board';
import type { TableView } from '../../../table/screen/screen.ts';
import type { Kind } from '../pieces/bundles.ts';
import { plus } from '../pieces/bundles.ts';
import { amountOf } from './changes.ts';

export function amountHeld({ players }: State, seat: Seat, kind: Kind): number {
  const { have, points } = players[seat];
  const [gold, strength, magic] = have;
  return { gold, strength, magic, points }[kind];
}

/** The dice as the pointed-at change would leave them. */
export function diceAfter(state: State, move: Move | undefined): readonly [number, number] {
  if (move?.do !== 'change') return state.dice;
  const { power } = domainRow(state, move.domain);
  if (power.when !== 'dice') return state.dice;
  const [one, two] = state.dice;
  return move.die === 0 ? [turned(power, one), two] : [one, turned(power, two)];
}

/** Both in a view and for somebody who only looks on. */
export function coming(view: TableView, seat: Seat): Bundle {
  const { game, asked, pointed } = view;
  const state = view.state as State;
  const move = pointed?.move as Move | undefined;
  if (state.phase === 'dice') {
    const paid = pointed !== undefined && move?.do === 'change' && seat === asked?.seat;
    const got = rollYield(state, seat, diceAfter(state, move), seat === state.turn).got;
    return paid ? plus(amountOf(game, state, seat, pointed), got) : got;
  }
  if (pointed === undefined || move?.do === 'roll' || seat !== asked?.seat) return {};
  return amountOf(game, state, seat, pointed);
}
