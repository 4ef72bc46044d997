/** What lies on a card that is looked at is not known before. */
import { type Seat, UNKNOWN } from '@three-crowns/core';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { hasSeen } from '../view.ts';

export function hide(world: State, seat: Seat, move: Move): void {
  if (move.do === 'look' && !hasSeen(world, seat, move.field)) world.plan[move.field] = UNKNOWN;
}
