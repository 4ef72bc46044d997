/** Work that a search gives out: plans to be played on in dealt worlds. It is plain JSON, so that workers can take it. */
import type { Seat } from '@three-crowns/core';
import type { ValueName } from '../judgement.ts';

/** What all rollouts of a decision have in common. */
export interface Job {
  readonly view: unknown;
  readonly seat: Seat;
  readonly memory: unknown;
  /** The worlds are dealt from it: world i is the same whoever deals it. */
  readonly luckKey: number;
  /** The keys of the moves of each plan. */
  readonly plans: readonly (readonly number[])[];
  readonly value: ValueName;
  readonly seats: number;
  /** Turns played on after the plan, and situations looked at for each of their decisions. */
  readonly horizon: number;
  readonly situations: number;
  /** For a survey: points are read at the end of the game, and not where the horizon is. */
  readonly isToTheEnd?: boolean;
}

/** These plans are played on in this world. */
export interface Task {
  readonly world: number;
  readonly plans: readonly number[];
}

export interface Work {
  readonly job: Job;
  readonly tasks: readonly Task[];
}

/** By task and plan: what it came to. The last tasks may be missing, where a thought was stopped. */
export type Results = readonly (readonly number[])[];
