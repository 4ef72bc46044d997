/** Questions have names, so that an answer that comes late can be told from one to what is asked now. */
import { isEnded } from './ending.ts';
import type { Decision, Seat } from './game.ts';
import { stateOf, type Table } from './moment.ts';

/**
 * The name of what this seat is asked now; undefined when it is not asked. It stays the same while other seats answer
 * theirs, and never comes again after an undo.
 */
export function questionOf<S, M, E, O>(table: Table<S, M, E, O>, seat: Seat): string | undefined {
  const { moments, course, game } = table;
  const ask = askOf(game.rules.pending(stateOf(table)), seat);
  if (ask === undefined || isEnded(table)) return undefined;
  let ply = moments.length - 1;
  while (ply > 0 && moments[ply].seat !== seat && askOf(game.rules.pending(moments[ply - 1].state), seat) === ask) {
    ply--;
  }
  return `${course.undoCount}.${ply}`;
}

const askOf = (asked: readonly Decision[], seat: Seat): string | undefined =>
  asked.find((decision) => decision.seat === seat)?.ask;

/** Stands where a seat answers that is not asked anything. */
export const NO_QUESTION = 'none';

/** Whether this names a question of the past: one that was asked after fewer undos, or after fewer moves. */
export function wasAsked<S, M, E, O>({ course }: Table<S, M, E, O>, question: string): boolean {
  const [undos, ply] = question.split('.').map(Number);
  return undos < course.undoCount || (undos === course.undoCount && ply < course.moves.length);
}
