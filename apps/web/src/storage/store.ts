/**
 * Where the tables of this browser are kept. A table is what it was set up from, and entries that are only ever added: each
 * has a number, and no two pages can both write entry n. What `create` and `append` have answered is on the disk.
 */
import type { GameRecord, RecordResult, Wishes } from '@three-crowns/core';
import type { HintWish } from './hints.ts';

export interface SavedTable {
  readonly id: string;
  /** With its log so far, and the result once the game is over. */
  readonly record: GameRecord;
  /** By entry: the id of the command that it came from. */
  readonly commandIds: readonly string[];
  /** By seat: answers a person has left standing. */
  readonly wishes: readonly Wishes[];
  readonly hints?: HintWish | undefined;
  /** When anything was last entered. */
  readonly savedAt: number;
}

/** One that cannot be read: it can be taken out as it is (`raw`), and removed. */
export interface UnreadableTable {
  readonly id: string;
  readonly savedAt: number;
  /** Where in it, and what was expected there. */
  readonly problem: Error;
}

/** A table, and when anything was last entered there. */
export type Stamp = Pick<SavedTable, 'id' | 'savedAt'>;

export interface NewTable {
  readonly id: string;
  readonly record: GameRecord;
  readonly wishes?: readonly Wishes[];
  readonly hints?: HintWish | undefined;
}

export interface StoredEntry {
  /** From 1. */
  readonly seq: number;
  readonly line: string;
  readonly commandId: string;
}

export interface NewEntry extends StoredEntry {
  /** Of the game after this entry: undefined while it runs, and again when an undo reopens it. */
  readonly result: RecordResult | undefined;
}

/** stored: also when this very command was stored before. taken: another entry has that number. gone: there is no such table. */
export type Appended = 'stored' | 'taken' | 'gone';

export interface TableStore {
  /** Whether it outlives the page: not where the browser keeps nothing, or had no room for it. */
  isKept(id: string): boolean;
  /** Rejects when the id is taken. */
  create(table: NewTable): Promise<void>;
  /** Undefined when there is none. Rejects with BadInput that names the place when it cannot be read. */
  read(id: string): Promise<SavedTable | undefined>;
  /** Those after entry `seq`, in order. */
  entriesAfter(id: string, seq: number): Promise<StoredEntry[]>;
  /** Rejects when it could not be written: it may be tried again, with the same command id. */
  append(id: string, entry: NewEntry): Promise<Appended>;
  saveWishes(id: string, wishes: readonly Wishes[]): Promise<void>;
  /** The last saved first, at most so many. One that cannot be read spoils no other. */
  list(most?: number): Promise<(SavedTable | UnreadableTable)[]>;
  /** Tables whose game is over, without reading the games. */
  ended(): Promise<Stamp[]>;
  /** What is stored of it, whatever that is. */
  raw(id: string): Promise<unknown>;
  remove(id: string): Promise<void>;
  /** Calls the listener when another page may have entered something, or removed the table; gives how to stop it. */
  follow(id: string, listener: () => void): () => void;
  /** Asks to be the page that plays at this table. */
  hold(id: string, listener: (isOurs: boolean) => void): Hold;
}

/** One page plays, the others follow. The listener hears whether it is this one, at first and whenever that changes. */
export interface Hold {
  /** Makes this page the one that plays; the one before hears of it. */
  takeOver(): void;
  /** The next page that waits may play. */
  release(): void;
}

export const isReadable = (table: SavedTable | UnreadableTable): table is SavedTable => 'record' in table;

export const problemOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
