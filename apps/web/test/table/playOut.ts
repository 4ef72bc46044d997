/** A game played at random to its end, for what a screen works out from the last state. */
import { draw, type Game, worldLuck } from '@three-crowns/core';

export function playOut<S, M, E, O>(
  game: Game<S, M, E, O>,
  options: Readonly<Record<string, unknown>>,
  seed: string,
): S {
  const { rules } = game;
  const luck = worldLuck(`moves of ${seed}`);
  const state = rules.setup(game.parseOptions(options), seed);
  for (;;) {
    const asked = rules.pending(state)[0];
    if (asked === undefined) return state;
    const moves = rules.legalMoves(state, asked.seat);
    rules.play(state, asked.seat, moves[draw(luck, moves.length)]);
  }
}
