/** The whole table as a bot looks at it. One look serves every evaluation: nothing in it outlives the call. */
import type { Seat } from '@three-crowns/core';
import { STACK_SIZES } from '../content/box.ts';
import { facts } from '../facts.ts';
import { needsOf, type State } from '../state.ts';
import { isCollector } from '../vocabulary.ts';
import { type CastleLook, lookAtCastle, newCastleLook } from './castleLook.ts';
import { fillGains, type Times } from './hopes.ts';
import { lookAtReach, newReach, type Reach } from './reach.ts';

/** Near the end what is in sight comes too late, but not before. */
const HOPE_FADES_FROM = 1 / 3;

export interface SeatLook {
  readonly castle: CastleLook;
  readonly reach: Reach;
  /** How many turns of others come before the seat's next one; none: it is the seat's own. */
  wait: number;
  /** Whether there is a next turn. */
  hasTurn: boolean;
}

export interface TableLook {
  readonly times: Times;
  /** From 1 at the start to 0 when the stacks are empty. */
  left: number;
  readonly seats: readonly SeatLook[];
}

const LOOK: TableLook = {
  times: { hope: 0, collectors: 0 },
  left: 0,
  seats: Array.from({ length: facts.seats.max }, () => ({
    castle: newCastleLook(),
    reach: newReach(),
    wait: 0,
    hasTurn: false,
  })),
};

/** Always the same look, made over for this state. */
export function lookAtTable(state: State): TableLook {
  LOOK.left = timeLeft(state);
  LOOK.times.hope = Math.min(1, LOOK.left / HOPE_FADES_FROM);
  LOOK.times.collectors = collectorsToCome(state);
  for (let seat = 0; seat < state.castles.length; seat++) lookAtSeat(LOOK.seats[seat], state, seat);
  return LOOK;
}

function lookAtSeat(look: SeatLook, state: State, seat: Seat): void {
  const castle = state.castles[seat];
  lookAtCastle(look.castle, castle, state.values);
  fillGains(look.reach.gains, look.castle, castle, state.values, LOOK.times);
  lookAtReach(look.reach, look.castle, castle, state, seat);
  const seats = state.castles.length;
  look.wait = (seat - state.turn + seats) % seats;
  look.hasTurn = state.phase !== 'over' && (!state.ending || look.wait < turnsToTheEnd(state));
}

/** E3: once the end has begun, the turns until the starting player would be next. */
function turnsToTheEnd({ castles, start, turn }: State): number {
  const seats = castles.length;
  return (start - turn + seats) % seats || seats;
}

function timeLeft(state: State): number {
  if (state.phase === 'over') return 0;
  const [, second, third] = STACK_SIZES;
  return Math.min(1, (state.piles[0].length + state.piles[1].length) / (second + third));
}

function collectorsToCome(state: State): number {
  const { needs } = state.values;
  let needy = 0;
  for (let collector = 0; collector < needs.length; collector++) if (needs[collector] > 0) needy += 1;
  if (needy === 0) return 0;
  let gone = 0;
  const { removed } = state;
  for (let i = 0; i < removed.length; i++) if (isCollector(removed[i]) && needsOf(state, removed[i]) > 0) gone += 1;
  return (needy - gone) / needy;
}
