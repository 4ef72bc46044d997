/** What a page draws from: a session replaces it whenever anything changes. */
import type { AnyGame, Decision, Ending, Moment, Seat, Viewer, Wishes } from '@three-crowns/core';
import type { SeatInfo } from '../../seats/seats.ts';
import type { Together } from './together.ts';

/**
 * choose: a person at the screen decides. handOver: the screen waits to be passed on. following: another page plays.
 * failed: a bot cannot go on. gone: the table was removed elsewhere.
 */
export type Status = 'choose' | 'thinking' | 'handOver' | 'following' | 'replay' | 'over' | 'failed' | 'gone';

export type AnyMoment = Moment<unknown, unknown>;

export interface Snapshot {
  /** In the version that is played. */
  readonly game: AnyGame;
  readonly seats: readonly SeatInfo[];
  /** Every moment so far as the viewer may see it, the start first. */
  readonly moments: readonly AnyMoment[];
  /** The moment on the screen, and the one that was there before. */
  readonly at: number;
  readonly from: number;
  readonly status: Status;
  /** What is asked in the game, whatever is on the screen. */
  readonly asked: Decision | undefined;
  readonly viewer: Viewer;
  /** The seat whose area lies before whoever looks at the screen: the viewer's, or of the one who is asked openly. */
  readonly own: Seat;
  /** Secrets of the own seat lie face down, and `takeScreen` turns them up. */
  readonly isFaceDown: boolean;
  /** How the game ended, as far as it has. */
  readonly ending: Ending | undefined;
  /** Answers the viewer has left standing. */
  readonly wishes: Wishes;
  readonly canUndo: boolean;
  /** There is a move to take back, but the others have to agree. */
  readonly canAskBack: boolean;
  /** Taking it back deals anew what nobody had seen. */
  readonly dealsAnew: boolean;
  readonly canRedo: boolean;
  /** The viewer may give up; the game ends by it where too few would be left. */
  readonly canResign: boolean;
  readonly endsByResigning: boolean;
  readonly canAbandon: boolean;
  /** The coach may be asked at this table. */
  readonly givesHints: boolean;
  /** Why a bot cannot go on; `start` tries again. */
  readonly problem: string | undefined;
  /** kept: all is stored. unsaved: the last moves could not be stored yet. memory: this browser keeps nothing. */
  readonly storage: 'kept' | 'unsaved' | 'memory';
  /** Of a table whose people sit at different screens. */
  readonly together?: Together;
}

/** Of a table at which nothing is taken back, given up, left standing, covered, hinted at or stored. */
export const NOTHING_BACK = {
  wishes: {},
  canUndo: false,
  canAskBack: false,
  dealsAnew: false,
  canRedo: false,
  canResign: false,
  endsByResigning: false,
  canAbandon: false,
  givesHints: false,
  isFaceDown: false,
  problem: undefined,
  storage: 'kept',
} as const satisfies Partial<Snapshot>;

/** The moments up to this one that one seat made in a row. */
export function runTo(moments: readonly AnyMoment[], at: number): readonly AnyMoment[] {
  const { seat } = moments[at];
  const before = moments.slice(0, at).findLastIndex((moment) => moment.seat !== seat);
  return moments.slice(before + 1, at + 1);
}
