/** Random games through the seeded luck, for tests that look at every state on the way. */
import { draw, type Luck, luckOf, type Seat } from '@three-crowns/core';
import type { Move } from '../src/move.ts';
import { parseOptions } from '../src/options.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { legalMoves, pending, play } from '../src/turn.ts';

export interface RandomGames {
  readonly options: unknown;
  readonly seed: string;
  readonly games?: number;
}

/** The luck of the choices; the table has its own. */
export const choicesOf = (seed: string): Luck => luckOf(`choices ${seed}`);

export function randomChoice(state: State, luck: Luck): { seat: Seat; move: Move } {
  const asked = pending(state);
  const { seat } = asked[draw(luck, asked.length)];
  const moves = legalMoves(state, seat);
  if (moves.length === 0) throw new Error(`player ${seat + 1} is asked but has no move`);
  return { seat, move: moves[draw(luck, moves.length)] };
}

/** Each state of each game, the first and the last included. The same object goes on being played: look, do not keep. */
export function* everyPly({ options, seed, games = 1 }: RandomGames): Generator<State> {
  for (let game = 0; game < games; game++) {
    const state = setup(parseOptions(options), `${seed} ${game}`);
    const luck = choicesOf(`${seed} ${game}`);
    yield state;
    while (pending(state).length > 0) {
      const { seat, move } = randomChoice(state, luck);
      play(state, seat, move);
      yield state;
    }
  }
}
