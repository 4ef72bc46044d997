/** Random play: for the kit, for tests and for the simplest bot. */
import type { Emit, Game, Seat } from './game.ts';
import { draw, type Luck } from './luck.ts';

/** A move and who makes it. */
export interface SeatMove<M> {
  readonly seat: Seat;
  readonly move: M;
}

/** One of the legal moves of one of the seats asked, each as likely; undefined when the game is over. */
export function randomMove<S, M, E, O>(game: Game<S, M, E, O>, state: S, luck: Luck): SeatMove<M> | undefined {
  const asked = game.rules.pending(state);
  if (asked.length === 0) return undefined;
  const { seat } = asked[draw(luck, asked.length)];
  const moves = game.rules.legalMoves(state, seat);
  if (moves.length === 0) throw new Error(`${game.id}: seat ${seat + 1} is asked and has no legal move`);
  return { seat, move: moves[draw(luck, moves.length)] };
}

export interface RandomPlay<M, E> {
  readonly maxMoves?: number;
  /** Before each move. */
  readonly onMove?: (choice: SeatMove<M>) => void;
  readonly emit?: Emit<E>;
}

/** Plays at random in place, to the end or until enough moves are played. Returns how many were. */
export function playRandom<S, M, E, O>(
  game: Game<S, M, E, O>,
  state: S,
  luck: Luck,
  { maxMoves = Number.POSITIVE_INFINITY, onMove, emit }: RandomPlay<M, E> = {},
): number {
  for (let played = 0; played < maxMoves; played++) {
    const choice = randomMove(game, state, luck);
    if (choice === undefined) return played;
    onMove?.(choice);
    game.rules.play(state, choice.seat, choice.move, emit);
  }
  return maxMoves;
}
