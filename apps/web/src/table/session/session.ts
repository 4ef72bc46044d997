/**
 * A table as a page knows it: what is on the screen, and what can be done there. The local table is one, a lesson another;
 * a page draws from `snapshot` alone, which is replaced whenever anything changes.
 */
import type { GameRecord, NewGame, Seed, ViewRecord, Wishes } from '@three-crowns/core';
import type { HintWish } from '../../storage/hints.ts';
import type { Snapshot } from './snapshot.ts';
import type { Fellowship } from './together.ts';

export interface TableSession {
  readonly id: string;
  /** What those do together who sit at different screens. */
  readonly together?: Fellowship;
  /** What those who set the table wished about hints: a rematch keeps to it. */
  readonly hints?: HintWish | undefined;
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  /** Lets the game go on; call it once the page is there, and again after something failed. */
  start(): void;
  /** Nothing goes on by itself any more. */
  close(): void;
  /**
   * Moves of the person at the screen, one after the other, by their notation. Each is stored before it is shown; it is
   * through when all of them are. Rejects with BadInput when one cannot be played.
   */
  play(...moves: readonly Played[]): Promise<void>;
  /** Takes the last move back; when all agreed, the last move of a person with what the bots answered. */
  undo(agreed?: boolean): Promise<void>;
  /** Plays again what was taken back, with the bots' answers to it. */
  redo(): Promise<void>;
  /** The person at the screen gives up. Only where `canResign` says so. */
  resign?(): Promise<void>;
  /** All have agreed to break the game off. Only where `canAbandon` says so. */
  abandon?(): Promise<void>;
  /** Shows an earlier moment. */
  show(ply: number): void;
  /** Back to the game. */
  live(): void;
  /** Until a person is asked nothing waits to be looked at. */
  skip?(): void;
  /** What the viewer leaves standing from now on; a question that waits for it is answered at once. Only where answers are kept. */
  setWishes?(wishes: Wishes): void;
  /** The next person has taken the screen. */
  takeScreen(): void;
  /** Plays here what was played on another page until now. */
  takeOver(): void;
  /** What the viewer may take away: the whole record once the game has ended, a record of views before. */
  recordForViewer(): GameRecord | ViewRecord;
  /** Everything, with what is hidden, to go on elsewhere. Only where the whole game is on this device. */
  wholeRecord?(): GameRecord;
  /** The same players once more. */
  rematch(seed: Seed): NewGame;
}

/** A choice, or the text of one. `move` spares looking it up again where it was listed already. */
export interface Played {
  readonly text: string;
  readonly move?: unknown;
}
