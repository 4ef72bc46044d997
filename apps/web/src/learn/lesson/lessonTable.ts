/**
 * The table of a lesson: a written position, one reader, and answers from the lesson for everybody and everything else.
 * Nothing of it is stored, and nothing is taken back: a lesson begins anew.
 */
import {
  askedAt,
  BadInput,
  type Decision,
  endingOf,
  newRecord,
  openTable,
  playText,
  recordFor,
  stateOf,
  type Table,
} from '@three-crowns/core';
import { seatsOf } from '../../seats/seats.ts';
import { rematchOf } from '../../table/session/rematch.ts';
import { seenBy } from '../../table/session/seen.ts';
import type { Played, TableSession } from '../../table/session/session.ts';
import { NOTHING_BACK, type Snapshot } from '../../table/session/snapshot.ts';
import { answerOf, isOver, type Lesson } from './lesson.ts';

/** The reader has the first seat. */
const READER = 0;

/** The others are answered from the lesson: whom a record calls bots, no bot of ours plays. */
const SCRIPT = 'script';

export class LessonTable implements TableSession {
  readonly id = 'lesson';
  readonly #lesson: Lesson;
  readonly #table: Table<unknown, unknown, unknown, unknown>;
  readonly #listeners = new Set<() => void>();
  #from: number;
  #snapshot: Snapshot;

  constructor(lesson: Lesson, names: readonly string[]) {
    const { game, options, position } = lesson;
    const seats = names.map((name, seat) => (seat === READER ? { name } : { name, bot: SCRIPT }));
    this.#lesson = lesson;
    this.#table = openTable(game, newRecord(game, { options, seats, seed: 'lesson', position }));
    this.#answer();
    this.#from = this.#table.moments.length - 1;
    this.#snapshot = this.#take();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => this.#snapshot;

  async play(...moves: readonly Played[]): Promise<void> {
    if (this.#snapshot.status !== 'choose') throw new BadInput('move', 'the lesson is over');
    this.#from = this.#table.moments.length - 1;
    for (const { text } of moves) playText(this.#table, READER, text);
    this.#answer();
    this.#snapshot = this.#take();
    for (const listener of this.#listeners) listener();
  }

  recordForViewer() {
    return recordFor(this.#table, READER);
  }

  rematch(seed: string) {
    return rematchOf(this.#lesson.game, this.#table.base, seed);
  }

  start(): void {}
  close(): void {}
  async undo(): Promise<void> {}
  async redo(): Promise<void> {}
  show(): void {}
  live(): void {}
  setWishes(): void {}
  takeScreen(): void {}
  takeOver(): void {}

  /** Until the reader is asked what the lesson is about, or it is over. */
  #answer(): void {
    for (let asked = this.#asked(); asked !== undefined; asked = this.#asked()) {
      if (asked.seat === READER && this.#lesson.asks.includes(asked.ask)) return;
      playText(this.#table, asked.seat, answerOf(this.#lesson, stateOf(this.#table), asked.seat));
    }
  }

  /** Nobody goes on after the end. */
  #asked(): Decision | undefined {
    const events = this.#table.moments.flatMap((moment) => moment.events);
    return isOver(this.#lesson, events) ? undefined : askedAt(this.#table)[0];
  }

  #take(): Snapshot {
    const { game, base, moments } = this.#table;
    const asked = this.#asked();
    return {
      game,
      seats: seatsOf(base),
      moments: seenBy(game, moments, READER),
      at: moments.length - 1,
      from: this.#from,
      status: asked === undefined ? 'over' : 'choose',
      asked,
      viewer: READER,
      own: READER,
      ending: endingOf(this.#table),
      ...NOTHING_BACK,
    };
  }
}
