/** What is to be played: plain data, so that a worker can be given it. */
import type { Seed } from '@three-crowns/core';

export interface Plan {
  readonly game: string;
  /** As a record keeps them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** One name for each seat. */
  readonly bots: readonly string[];
  readonly seed: Seed;
  readonly games: number;
  /** The bots change seats from game to game. */
  readonly swap: boolean;
  /** A folder for the records. */
  readonly record: string | undefined;
}

/** Games from..to-1 of the plan. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Each game has a seed of its own, so that nothing depends on who plays it or when. */
export function seedOfGame(plan: Plan, i: number): Seed {
  return `${plan.seed}/${i}`;
}

/** By seat: which entry of `bots` sits there in game i. */
export function seatingOf({ bots, swap }: Plan, i: number): readonly number[] {
  return bots.map((_, seat) => (swap ? (seat + i) % bots.length : seat));
}
