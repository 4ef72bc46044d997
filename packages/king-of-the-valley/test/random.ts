/** Random games through the seeded luck, for tests that look at every state on the way. */
import { draw, type Luck, luckOf } from '@three-crowns/core';
import type { EmitEvent } from '../src/events.ts';
import type { Move } from '../src/move.ts';
import { parseOptions } from '../src/options.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { legalMoves, pending, play } from '../src/turn.ts';

export interface RandomGames {
  readonly seats: number;
  readonly seed: string;
  readonly games?: number;
  readonly content?: unknown;
  readonly emit?: EmitEvent;
}

/** The luck of the choices; the table has its own. */
export const choicesOf = (seed: string): Luck => luckOf(`choices ${seed}`);

export function randomMove(state: State, luck: Luck): Move {
  const moves = legalMoves(state, state.turn);
  if (moves.length === 0) throw new Error(`player ${state.turn + 1} is asked but has no move`);
  return moves[draw(luck, moves.length)];
}

/** Each state of each game, the first and the last included. The same object goes on being played: look, do not keep. */
export function* everyPly({ seats, seed, games = 1, content = 'even', emit }: RandomGames): Generator<State> {
  for (let game = 0; game < games; game++) {
    const state = setup(parseOptions({ seats, content }), `${seed} ${game}`);
    const luck = choicesOf(`${seed} ${game}`);
    yield state;
    while (pending(state).length > 0) {
      play(state, state.turn, randomMove(state, luck), emit);
      yield state;
    }
  }
}
