/** Why a thing cannot be used now. */
import { BadInput, type Reason, type Seat, shown } from '@three-crowns/core';
import type { State } from './state.ts';
import { targetNamed, targetsOf } from './targets.ts';
import { legalMoves } from './turn.ts';

export function whyNot(state: State, seat: Seat, name: string): Reason | undefined {
  const target = targetNamed(name);
  if (target === undefined) throw new BadInput('target', `expected a thing of the table, found ${shown(name)}`);
  if (legalMoves(state, seat).some((move) => targetsOf(state, move).includes(name))) return undefined;
  return { reason: 'not-now', rule: 'A24', message: { key: 'whyNot.not-now' } };
}
