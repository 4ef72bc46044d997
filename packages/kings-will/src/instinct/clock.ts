/** How much of the game is left, as far as the king's way tells. */
import type { State } from '../state.ts';
import { valuesOf } from '../values.ts';
import { KING, LAST_SLOT, SLOTS } from '../vocabulary.ts';

export interface Clock {
  /** From 0 at the start of a round to 1 at its visit. */
  near: number;
  /** From 1 at the start of the game to 0 at the end of its last round. */
  time: number;
  /** 1, and falling to 0 in the last round: what can still be spent. */
  last: number;
  /** Visits to come after this one. */
  visits: number;
}

/** Used again at every call: search asks by the million. */
const CLOCK: Clock = { near: 0, time: 0, last: 0, visits: 0 };

export function clockOf(state: State): Clock {
  const { rounds } = valuesOf(state);
  CLOCK.near = state.phase === 'visit' || state.phase === 'over' ? 1 : (LAST_SLOT - kingsWay(state)) / LAST_SLOT;
  CLOCK.visits = rounds - state.round;
  CLOCK.time = (CLOCK.visits + 1 - CLOCK.near) / rounds;
  CLOCK.last = Math.min(1, CLOCK.visits + 1 - CLOCK.near);
  return CLOCK;
}

/** The slots the king has still to go, once the tile taken now is put back. */
export function kingsWay({ row, slot }: State): number {
  const king = row.indexOf(KING);
  return LAST_SLOT - king - (slot < SLOTS && slot > king ? 1 : 0);
}
