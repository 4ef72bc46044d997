/** A training: what is played, how often, and how. Everything that decides the weights is in it. */
import type { Weights } from '@three-crowns/core';

export interface Training {
  readonly game: string;
  /** Numbers of players, taken in turn game after game. */
  readonly seats: readonly number[];
  /** By option of the game: values, taken in turn too. Left out: the option's default. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly seed: string;
  /** Times that games are played and a value is learned from them, each with the value learned before. */
  readonly iterations: number;
  /** Of an iteration. */
  readonly games: number;
  /** Situations that a player looks at for a turn, at most. */
  readonly situations: number;
  /** The share of turns in which a player tries one of its best plans, whichever it is. */
  readonly explore: number;
  /** How much the end of a game counts, against what the value says of the situations on the way: see `notes.ts`. */
  readonly blend: number;
  /** How large weights are punished: see `fit/`. */
  readonly penalty: number;
  /** How far the weights go from those before to those that an iteration says; the first goes all the way. */
  readonly step: number;
  /** From how many iterations a value is learned, the last ones. */
  readonly memory: number;
}

/** Games of an iteration, from one number to before another, and the value that their players have. */
export interface Lot {
  readonly iteration: number;
  readonly from: number;
  readonly to: number;
  /** Undefined: the value that the game brings by hand. */
  readonly weights: Weights | undefined;
}

/** The options of a game by its number: every number of players with every value of every option. */
export function tableOf({ seats, options }: Training, number: number): { readonly seats: number } {
  const table = { seats: seats[number % seats.length] };
  let rest = Math.floor(number / seats.length);
  const chosen = Object.entries(options).map(([key, values]) => {
    const value = values[rest % values.length];
    rest = Math.floor(rest / values.length);
    return [key, value];
  });
  return { ...Object.fromEntries(chosen), ...table };
}

/** Small enough that nobody waits long for the last one; the same for any number of workers, so the result is too. */
const LOT = 16;

export function lotsOf({ games }: Training, iteration: number, weights: Weights | undefined): Lot[] {
  return Array.from({ length: Math.ceil(games / LOT) }, (_, i) => ({
    iteration,
    from: i * LOT,
    to: Math.min(games, (i + 1) * LOT),
    weights,
  }));
}
