/** What a local table needs of its device: a store, bots that think, and time. */
import type { Seat } from '@three-crowns/core';
import type { TableStore } from '../../storage/store.ts';
import type { AnyMoment } from './snapshot.ts';

/** What a bot is asked: nothing but what its seat sees and has seen. */
export interface Question {
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly bot: string;
  /** The game from its start to the question, as the seat saw it. */
  readonly seen: readonly AnyMoment[];
  readonly seat: Seat;
  readonly seed: string;
}

export interface Surroundings {
  readonly store: Pick<TableStore, 'isKept' | 'append' | 'entriesAfter' | 'saveWishes' | 'follow' | 'hold'>;
  /** After the signal nobody waits for the answer. */
  think(question: Question, signal: AbortSignal): Promise<string>;
  /** How long a bot's decision stays on the screen before the next, in milliseconds. */
  pace(): number;
  now(): number;
  /** A name for a command that no other has. */
  newId(): string;
}
