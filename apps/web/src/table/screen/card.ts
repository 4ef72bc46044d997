/** The card of a thing: what it is, costs and brings. One for each game, beside the thing on a desk, in the sheet of a phone. */
import type { BoardProps, Choice } from './screen.ts';

export interface CardProps<S = unknown, M = unknown, E = unknown> extends BoardProps<S, M, E> {
  /** A target, or another thing that the game has marked with `data-thing`. */
  readonly target: string | undefined;
  /** What would be played with it; none while several things can follow, and where it cannot be had. */
  readonly choice: Choice<M> | undefined;
  /** Shows another choice of the same thing, where the card has buttons. */
  choose?(choice: Choice<M>): void;
}
