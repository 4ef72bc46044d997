/**
 * A table in play: a state, the steps that led to it, and what was taken back. A move is prepared on a clone and then
 * swapped in, so that an exception leaves the table as it was and a server can store a step before anybody sees it.
 */
import { isBarrier } from './barrier.ts';
import { BadInput } from './errors.ts';
import type { Game, Seat } from './game.ts';
import { playTextOn } from './moves.ts';
import { formatLine, type GameRecord, splitLine } from './record.ts';
import { replay, startState } from './replay.ts';
import { resultOf } from './verify.ts';

export interface Step<S, E> {
  readonly seat: Seat;
  readonly text: string;
  readonly events: readonly E[];
  /** It cannot be taken back unless the others agree. */
  readonly barrier: boolean;
  readonly before: S;
  readonly after: S;
}

export interface Table<S, M, E, O> {
  readonly game: Game<S, M, E, O>;
  /** What the game was set up from: its moves and result are kept in the steps. */
  readonly base: GameRecord;
  state: S;
  readonly steps: Omit<Step<S, E>, 'before' | 'after'>[];
  /** Lines taken back, the last one taken back last. */
  readonly undone: string[];
}

/** A table at the end of a record; see `newRecord` for a new game. */
export function openTable<S, M, E, O>(game: Game<S, M, E, O>, record: GameRecord): Table<S, M, E, O> {
  const { result: _computed, ...base } = record;
  const state = startState(game, record);
  const table: Table<S, M, E, O> = { game, base: { ...base, moves: [] }, state, steps: [], undone: [] };
  record.moves.forEach((line, i) => {
    const { seat, text } = splitLine(line);
    commitMove(table, prepareMove(table, seat, text, `moves[${i}]`));
  });
  return table;
}

/** The record of the game so far, with the result when it is over. */
export function recordOf<S, M, E, O>(table: Table<S, M, E, O>): GameRecord {
  const moves = table.steps.map((step) => formatLine(step.seat, step.text));
  const result = resultOf(table.game, table.state);
  return result === undefined ? { ...table.base, moves } : { ...table.base, moves, result };
}

/** What a move would do; the table stays as it is. Throws BadInput when the move cannot be played. */
export function prepareMove<S, M, E, O>(
  { game, state, base }: Table<S, M, E, O>,
  seat: Seat,
  text: string,
  place?: string,
): Step<S, E> {
  const after = game.rules.clone(state);
  const events: E[] = [];
  const move = playTextOn(game, after, seat, text, place, (event) => events.push(event));
  // The record keeps one spelling, however the player wrote it.
  const spelled = game.notation.formatMove(state, move);
  const barrier = isBarrier(game, state, after, base.seats.length);
  return { seat, text: spelled, events, barrier, before: state, after };
}

/** Swaps a prepared move in. */
export function commitMove<S, M, E, O>(table: Table<S, M, E, O>, { before, after, ...step }: Step<S, E>): void {
  if (before !== table.state) throw new Error('the table has moved on since this move was prepared');
  table.state = after;
  table.steps.push(step);
}

export function playText<S, M, E, O>(table: Table<S, M, E, O>, seat: Seat, text: string): readonly E[] {
  const step = prepareMove(table, seat, text);
  commitMove(table, step);
  table.undone.length = 0;
  return step.events;
}

export function playMove<S, M, E, O>(table: Table<S, M, E, O>, seat: Seat, move: M): readonly E[] {
  return playText(table, seat, table.game.notation.formatMove(table.state, move));
}

/** Whether the last move can be taken back without asking; it is for the seat that made it (`undoSeat`) to do so. */
export function canUndo<S, M, E, O>(table: Table<S, M, E, O>): boolean {
  return table.steps.at(-1)?.barrier === false;
}

export function undoSeat<S, M, E, O>(table: Table<S, M, E, O>): Seat | undefined {
  return table.steps.at(-1)?.seat;
}

/** Takes the last move back: never over a barrier, unless the other seats agreed. */
export function undo<S, M, E, O>(table: Table<S, M, E, O>, { agreed = false }: { agreed?: boolean } = {}): void {
  const last = table.steps.at(-1);
  if (last === undefined) throw new BadInput('undo', 'there is no move to take back');
  if (last.barrier && !agreed) {
    throw new BadInput('undo', `"${formatLine(last.seat, last.text)}" can only be taken back when the others agree`);
  }
  table.state = replay(table.game, recordOf(table), { ply: table.steps.length - 1 }).state;
  table.steps.pop();
  table.undone.push(formatLine(last.seat, last.text));
}

/** Plays again what was taken back last. */
export function redo<S, M, E, O>(table: Table<S, M, E, O>): readonly E[] {
  const line = table.undone.at(-1);
  if (line === undefined) throw new BadInput('redo', 'there is no move to play again');
  const { seat, text } = splitLine(line);
  const step = prepareMove(table, seat, text);
  commitMove(table, step);
  table.undone.pop();
  return step.events;
}
