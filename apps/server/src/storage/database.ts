/**
 * What the store asks of a database. Every query is written once, in the SQL that SQLite and PostgreSQL share, with `$1` for
 * the first value; the little in which they differ is here.
 */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;
/** A list stands for many values at once, see `among`. */
export type Parameter = Value | readonly Value[];
/** Nothing can be read or written at the moment, which is nobody's mistake: what was asked may be asked again. */
export class Unreachable extends Error {}

export type Query = <R extends Row>(sql: string, values?: readonly Parameter[]) => Promise<R[]>;

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Resolved when what it wrote is on the disk. Throws `Unreachable` where it cannot be asked at the moment. */
  readonly query: Query;
  /** A condition: equal to one of the list that the place stands for. */
  readonly among: (place: string) => string;
  /** A select that gives many rows; `types` names the type of each column. */
  readonly rows: (types: readonly ('text' | 'bigint')[]) => string;
  /** The values of those rows, as `rows` wants them. */
  readonly columns: (rows: readonly (readonly Value[])[]) => readonly Parameter[];
  /** Nobody else writes meanwhile; all of it counts, or nothing. */
  exclusively(work: (query: Query) => Promise<void>): Promise<void>;
  /** Tells the other processes, without waiting: who misses it looks again by himself. */
  tell(text: string): void;
  /** What other processes tell; this process hears itself too. An empty text: something may have been missed. */
  hear(listener: (text: string) => void): void;
  close(): Promise<void>;
}
