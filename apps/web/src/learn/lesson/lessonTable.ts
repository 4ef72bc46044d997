/**
 * The table of a lesson: a written position, one reader, and answers from the lesson for everybody and everything else.
 * A lesson begins anew.
 */
import { askedAt, BadInput, type Decision, endingOf, playText, stateOf } from '@three-crowns/core';
import type { Played } from '../../table/session/session.ts';
import { UnstoredTable } from '../../table/session/unstoredTable.ts';
import { answerOf, isOver, type Lesson } from './lesson.ts';

/** The reader has the first seat. */
const READER = 0;

export class LessonTable extends UnstoredTable {
  readonly id = 'lesson';
  readonly #lesson: Lesson;
  #from: number;

  constructor(lesson: Lesson, names: readonly string[]) {
    const { game, options, position } = lesson;
    super({ game, seat: READER, names, options, seed: 'lesson', position });
    this.#lesson = lesson;
    this.#answer();
    this.#from = this.table.moments.length - 1;
  }

  async play(...moves: readonly Played[]): Promise<void> {
    if (this.#asked() === undefined) throw new BadInput('move', 'the lesson is over');
    this.#from = this.table.moments.length - 1;
    for (const { text } of moves) playText(this.table, READER, text);
    this.#answer();
    this.changed();
  }

  protected said() {
    const asked = this.#asked();
    const status = asked === undefined ? ('over' as const) : ('choose' as const);
    return { from: this.#from, status, asked, ending: endingOf(this.table) };
  }

  /** Until the reader is asked what the lesson is about, or it is over. */
  #answer(): void {
    for (let asked = this.#asked(); asked !== undefined; asked = this.#asked()) {
      if (asked.seat === READER && this.#lesson.asks.includes(asked.ask)) return;
      playText(this.table, asked.seat, answerOf(this.#lesson, stateOf(this.table), asked.seat));
    }
  }

  /** Nobody goes on after the end. */
  #asked(): Decision | undefined {
    const events = this.table.moments.flatMap((moment) => moment.events);
    return isOver(this.#lesson, events) ? undefined : askedAt(this.table)[0];
  }
}
