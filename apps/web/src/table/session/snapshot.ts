/** What a page draws from: a session replaces it whenever anything changes. */
import type { AnyGame, Decision, Viewer, Wishes } from '@three-crowns/core';
import type { SeatInfo } from '../../seats/seats.ts';
import type { Frame } from './frames.ts';

/** choose: a person at the screen decides. handOver: the screen waits to be passed on. */
export type Status = 'choose' | 'thinking' | 'handOver' | 'replay' | 'over' | 'failed';

export interface Snapshot {
  readonly game: AnyGame;
  readonly seats: readonly SeatInfo[];
  readonly frames: readonly Frame[];
  /** The frame on the screen, and the one that was there before. */
  readonly at: number;
  readonly from: number;
  readonly status: Status;
  /** What is asked in the game, whatever is on the screen. */
  readonly asked: Decision | undefined;
  readonly viewer: Viewer;
  /** Answers the viewer has left standing. */
  readonly wishes: Wishes;
  readonly canUndo: boolean;
  /** There is a move to take back, but the others have to agree. */
  readonly canAskBack: boolean;
  readonly canRedo: boolean;
  /** Why a bot cannot go on; `start` tries again. */
  readonly problem: string | undefined;
  /** The last move could not be stored: the game goes on, but would not survive a reload. */
  readonly isUnsaved: boolean;
}
