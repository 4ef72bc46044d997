/** A table of one person that begins with a written situation. Nothing of it is stored, and nothing is taken back. */
import {
  type AnyGame,
  type GameRecord,
  newRecord,
  openTable,
  recordFor,
  type Seat,
  type Table,
} from '@three-crowns/core';
import { seatsOf } from '../../seats/seats.ts';
import { rematchOf } from './rematch.ts';
import { seenBy } from './seen.ts';
import type { Played, TableSession } from './session.ts';
import { NOTHING_BACK, type Snapshot } from './snapshot.ts';

/** Whom a record calls so no bot of ours plays: the others are answered by what the table is for, or not at all. */
const SCRIPT = 'script';

interface Begun extends Pick<GameRecord, 'options'> {
  readonly game: AnyGame;
  /** The person's. */
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly seed: string;
  readonly position: readonly string[];
}

/** What each kind of such a table says of itself. */
type Said = Pick<Snapshot, 'from' | 'status' | 'asked' | 'ending'> & Partial<Pick<Snapshot, 'at'>>;

export abstract class UnstoredTable implements TableSession {
  abstract readonly id: string;
  protected readonly table: Table<unknown, unknown, unknown, unknown>;
  readonly #seat: Seat;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot | undefined;

  constructor({ game, seat, names, options, seed, position }: Begun) {
    const seats = names.map((name, at) => (at === seat ? { name } : { name, bot: SCRIPT }));
    this.#seat = seat;
    this.table = openTable(game, newRecord(game, { options, seats, seed, position }));
  }

  abstract play(...moves: readonly Played[]): Promise<void>;
  protected abstract said(): Said;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => {
    this.#snapshot ??= this.#take();
    return this.#snapshot;
  };

  recordForViewer() {
    return recordFor(this.table, this.#seat);
  }

  rematch(seed: string) {
    return rematchOf(this.table.game, this.table.base, seed);
  }

  start(): void {}
  close(): void {}
  async undo(): Promise<void> {}
  async redo(): Promise<void> {}
  show(_ply: number): void {}
  live(): void {}
  takeScreen(): void {}
  takeOver(): void {}

  protected changed(): void {
    this.#snapshot = undefined;
    for (const listener of this.#listeners) listener();
  }

  #take(): Snapshot {
    const { game, base, moments } = this.table;
    return {
      game,
      seats: seatsOf(base),
      moments: seenBy(game, moments, this.#seat),
      at: moments.length - 1,
      viewer: this.#seat,
      own: this.#seat,
      ...NOTHING_BACK,
      ...this.said(),
    };
  }
}
