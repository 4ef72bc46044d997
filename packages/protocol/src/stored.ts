import type { Table } from '@three-crowns/core';

/** A table whose game the caller does not care about. */
export type AnyTable = Table<unknown, unknown, unknown, unknown>;

/** An entry as a store keeps it: one for each number of a table, and one for each command of a table. */
export interface StoredEntry {
  /** From 1, without a gap. */
  readonly seq: number;
  /** The command that it came from. */
  readonly id: string;
  /** As `formatEntry` of core writes it. */
  readonly line: string;
  /** When it was made, in milliseconds, by the clock of the process that stored it. */
  readonly at: number;
  /** By seat: what was left on its clock then, in milliseconds; empty at a table without clocks. */
  readonly banks: readonly number[];
}
