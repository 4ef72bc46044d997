/** Games of The King's Will played at random, for what a screen works out from a state. */
import type { Seat } from '@three-crowns/core';
import { kingsWill, type Move, type State } from '@three-crowns/kings-will';

const { rules } = kingsWill;

/** Plays until nobody is asked, or until `stop`; `seen` is shown every state on the way. */
export function playOut(
  seats: number,
  variant: 'full' | 'first',
  seed: number,
  seen: (state: State, seat: Seat, moves: readonly Move[]) => boolean | undefined = () => undefined,
): State {
  const state = rules.setup(kingsWill.parseOptions({ seats, variant }), `screen ${seed}`);
  let at = seed + 1;
  for (;;) {
    const asked = rules.pending(state)[0];
    if (asked === undefined) return state;
    const moves = rules.legalMoves(state, asked.seat);
    if (seen(state, asked.seat, moves)) return state;
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    rules.play(state, asked.seat, moves[(at >>> 8) % moves.length]);
  }
}
