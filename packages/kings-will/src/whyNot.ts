/** Why a thing on the table cannot be used now. Legality is said by `legalMoves` alone; the reasons only explain it. */
import { BadInput, type Reason, type Seat, shown } from '@three-crowns/core';
import { type State, seatCountOf } from './state.ts';
import { targetNamed, targetsOf } from './targets.ts';
import { message, player } from './texts/names.ts';
import { askOf, legalMoves, pending } from './turn.ts';

export function whyNot(state: State, seat: Seat, name: string): Reason | undefined {
  if (targetNamed(state, name) === undefined) {
    throw new BadInput('target', `expected a thing on the table such as slot-5, found ${shown(name)}`);
  }
  if (state.palatinates[seat] === undefined) {
    throw new BadInput('seat', `expected one of ${seatCountOf(state)} seats, found ${shown(seat)}`);
  }
  const isUsed = legalMoves(state, seat).some((move) => targetsOf(state, move).includes(name));
  return isUsed ? undefined : explain(state, seat);
}

function explain(state: State, seat: Seat): Reason {
  const asked = pending(state);
  if (asked.length === 0) return { reason: 'over', rule: 'end', message: message('why.over') };
  const ask = askOf(state, seat);
  if (ask === undefined) {
    const args = { players: asked.map((decision) => player(decision.seat)) };
    return { reason: 'not-your-turn', rule: '2', message: message('why.not-your-turn', args) };
  }
  return { reason: 'not-now', rule: '1', message: message('why.not-now', { ask }) };
}
