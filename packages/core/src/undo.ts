/**
 * Taking moves back. Own moves that told nobody anything are free; beyond them the other persons must agree. Where luck was
 * used or something hidden was shown, what nobody had seen before is dealt anew, so that nobody gains by looking.
 */
import { type Barrier, barrierOf } from './barrier.ts';
import { checkCount, personsIn } from './course.ts';
import { hasResignedOut } from './ending.ts';
import { BadInput } from './errors.ts';
import type { Seat, Viewer } from './game.ts';
import { keptView } from './keptViews.ts';
import type { Entry, UndoEntry } from './log.ts';
import type { Moment, Table } from './moment.ts';
import { redealt } from './start.ts';

/** An entry as it will stand in the log, and the moment it leads to, where it changes the game. */
export interface Entered<S, E> {
  readonly entry: Entry;
  readonly moment: Moment<S, E> | undefined;
}

/** What taking back would do; whether it deals anew is found out here, whatever the entry says. */
export function undoneBy<S, M, E, O>(table: Table<S, M, E, O>, entry: UndoEntry): Entered<S, E> {
  const { course, moments } = table;
  checkCount(entry, course, 'undo');
  if (course.isAbandoned || hasResignedOut(table)) throw new BadInput('undo', 'the game is over');
  if (!isFreeUndo(table, entry.seat, entry.count)) {
    const others = personsIn(course).filter((seat) => seat !== entry.seat);
    mustAgree(entry.agreed, others, 'undo');
  }
  const redeal = dealsAnew(table, entry.count);
  const back: Moment<S, E> = moments[course.moves.length - entry.count];
  const moment = redeal ? redealtMoment(table, back) : back;
  return { entry: { ...entry, redeal }, moment };
}

function redealtMoment<S, M, E, O>({ game, seed, course }: Table<S, M, E, O>, back: Moment<S, E>): Moment<S, E> {
  const state = redealt(game, back.state, seed, course.redealCount + 1);
  // No move led to the start.
  return back.seat === undefined ? { ...back, state } : { ...back, state, reached: back.reached ?? back.state };
}

/** Throws BadInput that names who has not agreed, or who has no say. */
export function mustAgree(agreed: readonly Seat[], wanted: readonly Seat[], place: string): void {
  const missing = wanted.filter((seat) => !agreed.includes(seat));
  if (missing.length > 0) throw new BadInput(place, `the others must agree: ${seatNames(missing)}`);
  const strange = agreed.filter((seat) => !wanted.includes(seat));
  if (strange.length > 0) throw new BadInput(place, `not asked to agree: ${seatNames(strange)}`);
}

const seatNames = (seats: readonly Seat[]): string => seats.map((seat) => `seat ${seat + 1}`).join(', ');

/** Whether these last moves are the seat's own and told nobody anything. */
export function isFreeUndo<S, M, E, O>(table: Table<S, M, E, O>, seat: Seat, count: number): boolean {
  const last = table.moments.length - 1;
  for (let ply = last; ply > last - count; ply--) {
    if (table.moments[ply].seat !== seat || barrierAt(table, ply).barrier) return false;
  }
  return true;
}

/** How many moves this seat may take back without asking anybody. */
export function freeUndos<S, M, E, O>(table: Table<S, M, E, O>, seat: Seat): number {
  let count = 0;
  while (count < table.course.moves.length && isFreeUndo(table, seat, count + 1)) count++;
  return count;
}

/** Luck was used or something hidden was shown since, or a deal that was replaced since would come back. */
export function dealsAnew<S, M, E, O>(table: Table<S, M, E, O>, count: number): boolean {
  const { course, moments } = table;
  const back = course.moves.length - count;
  if (course.redeals.some(({ ply }) => ply > back)) return true;
  for (let ply = back + 1; ply < moments.length; ply++) if (barrierAt(table, ply).reveals) return true;
  return false;
}

/** By moment: the moments of a table never change, so what each move showed is found out once. */
const BARRIERS = new WeakMap<object, Barrier>();

function barrierAt<S, M, E, O>({ game, moments, base }: Table<S, M, E, O>, ply: number): Barrier {
  const [before, after] = [moments[ply - 1], moments[ply]];
  const view = (state: S, viewer: Viewer) => keptView(game, state, viewer);
  const barrier =
    BARRIERS.get(after) ?? barrierOf(game, before.state, after.reached ?? after.state, base.seats.length, view);
  BARRIERS.set(after, barrier);
  return barrier;
}
