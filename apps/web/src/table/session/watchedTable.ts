/** A record of views: the game as one viewer saw it, to be looked at and nothing else. */
import { type AnyGame, type NewGame, type Seed, type ViewRecord, watchedMoments } from '@three-crowns/core';
import { seatsOf } from '../../seats/seats.ts';
import type { TableSession } from './session.ts';
import { type AnyMoment, NOTHING_BACK, type Snapshot } from './snapshot.ts';

export class WatchedTable implements TableSession {
  readonly id: string;
  readonly #game: AnyGame;
  readonly #record: ViewRecord;
  readonly #moments: readonly AnyMoment[];
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;

  /** Throws BadInput where the record holds what this game shows nobody. */
  constructor(id: string, record: ViewRecord, game: AnyGame) {
    this.id = id;
    this.#game = game;
    this.#record = record;
    this.#moments = watchedMoments(game, record);
    this.#snapshot = this.#at(this.#moments.length - 1, this.#moments.length - 1);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => this.#snapshot;

  show(ply: number): void {
    const at = Math.min(Math.max(ply, 0), this.#moments.length - 1);
    this.#snapshot = this.#at(at, this.#snapshot.at);
    for (const listener of this.#listeners) listener();
  }

  live(): void {
    this.show(this.#moments.length - 1);
  }

  recordForViewer(): ViewRecord {
    return this.#record;
  }

  rematch(seed: Seed): NewGame {
    const { options, seats } = this.#record;
    return { options, seats, seed };
  }

  start(): void {}
  close(): void {}
  async play(): Promise<void> {}
  async undo(): Promise<void> {}
  async redo(): Promise<void> {}
  takeScreen(): void {}
  takeOver(): void {}

  #at(at: number, from: number): Snapshot {
    const { viewer } = this.#record;
    return {
      game: this.#game,
      seats: seatsOf(this.#record),
      moments: this.#moments,
      at,
      from,
      status: 'replay',
      asked: undefined,
      viewer: viewer === 'spectator' ? viewer : viewer - 1,
      own: viewer === 'spectator' ? 0 : viewer - 1,
      ending: undefined,
      ...NOTHING_BACK,
    };
  }
}
