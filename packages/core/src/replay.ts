/** From a record back to the game, by the moves that stand: what was taken back is not played. */
import { wholeAt } from './check.ts';
import { type Course, checkCount, followEntry, newCourse } from './course.ts';
import { BadInput } from './errors.ts';
import type { Game, Seat } from './game.ts';
import { type Entry, parseEntry } from './log.ts';
import { playTextOn } from './moves.ts';
import type { GameRecord } from './record.ts';
import { redealt, seedOf, startState } from './start.ts';

export interface Played<S, M, E> {
  /** Moves played so far, this one included; 0 at the start. */
  readonly ply: number;
  /** Who made it; undefined at the start. */
  readonly seat: Seat | undefined;
  readonly text: string;
  readonly move: M | undefined;
  /** The state after it. It is played on: clone what you keep. */
  readonly state: S;
  readonly events: readonly E[];
  /** What the move itself led to, where something was dealt anew afterwards. */
  readonly reached?: S;
}

export interface ReplayOptions<S, M, E> {
  /** How many moves to play; all of them when left out. */
  readonly ply?: number;
  /** The start and every move. */
  readonly onMoment?: (played: Played<S, M, E>) => void;
}

export interface Replayed<S, E> {
  readonly ply: number;
  readonly state: S;
  readonly events: readonly E[];
}

/** The entries of a record and their course. Throws BadInput that names the line. */
export function readLog(record: GameRecord): { readonly entries: Entry[]; readonly course: Course } {
  const course = newCourse(record.seats.map(({ bot }) => bot));
  const entries = record.log.map((line, i) => {
    const entry = parseEntry(line, `log[${i}]`, record.seats.length);
    checkCount(entry, course, `log[${i}]`);
    followEntry(course, entry);
    return entry;
  });
  return { entries, course };
}

/** Plays the record up to a ply. Throws BadInput that names the first line that cannot be played. */
export function replay<S, M, E, O>(
  game: Game<S, M, E, O>,
  record: GameRecord,
  options: ReplayOptions<S, M, E> = {},
): Replayed<S, E> {
  const { moves, redeals } = readLog(record).course;
  const { ply = moves.length, onMoment } = options;
  wholeAt(ply, 'ply', 0, moves.length);
  if (moves.length > game.mostPlies) {
    throw new BadInput('log', `expected at most ${game.mostPlies} moves, found ${moves.length}`);
  }
  const dealt = (state: S, at: number): S =>
    redeals.reduce((now, one) => (one.ply === at ? redealt(game, now, seedOf(record), one.number) : now), state);
  let state = dealt(startState(game, record), 0);
  onMoment?.({ ply: 0, seat: undefined, text: '', move: undefined, state, events: [] });
  const all: E[] = [];
  for (let i = 0; i < ply; i++) {
    const { seat, text, seq } = moves[i];
    const events: E[] = [];
    const move = playTextOn(game, state, seat, text, `log[${seq - 1}]`, (event) => events.push(event));
    for (const event of events) all.push(event);
    const reached = state;
    state = dealt(reached, i + 1);
    onMoment?.({ ply: i + 1, seat, text, move, state, events, ...(state === reached ? {} : { reached }) });
  }
  return { ply, state, events: all };
}
