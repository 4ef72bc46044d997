/**
 * How something is entered at a table: prepared first, then perhaps stored, then committed. An exception leaves the table as
 * it was, and nobody sees what is not stored. Each command has an id, so that one sent twice counts once, and says what its
 * sender had seen, so that one that comes too late is told apart from a wrong one.
 */
import { followEntry, personsIn } from './course.ts';
import { isEnded } from './ending.ts';
import { BadInput } from './errors.ts';
import type { Seat } from './game.ts';
import { type Entry, formatEntry, type MoveEntry, parseEntry, type ResignEntry } from './log.ts';
import { momentAfter, momentBy, stateOf, type Table } from './moment.ts';
import { NO_QUESTION, questionOf, wasAsked } from './question.ts';
import { MOST_ENTRIES } from './record.ts';
import { type Entered, mustAgree, undoneBy } from './undo.ts';

interface MoveCommand {
  readonly id: string;
  readonly entry: MoveEntry;
  /** The question that it answers. */
  readonly question: string;
  /** The legal move that the text means, where the caller has listed and written it itself. */
  readonly move?: unknown;
}

interface OtherCommand {
  readonly id: string;
  readonly entry: Exclude<Entry, MoveEntry>;
  /** How many entries its sender had seen. */
  readonly after: number;
}

/** Something somebody wants to be entered. */
export type Command = MoveCommand | OtherCommand;

export interface Prepared<S, E> extends Entered<S, E> {
  readonly status: 'prepared';
  readonly id: string;
  /** The number this entry will have, from 1. */
  readonly seq: number;
}

/** known: it was entered before, as number `seq`. stale: the table, now at `seq`, has moved on since its sender looked. */
export type Answer<S, E> = Prepared<S, E> | { readonly status: 'known' | 'stale'; readonly seq: number };

/** What an entry would do; the table stays as it is. Throws BadInput when it cannot be entered. */
export function prepare<S, M, E, O>(table: Table<S, M, E, O>, command: Command): Answer<S, E> {
  const { commands, entries, base } = table;
  const known = commands.get(command.id);
  if (known !== undefined) return { status: 'known', seq: known };
  const seq = entries.length + 1;
  if (isStale(table, command)) return { status: 'stale', seq: entries.length };
  if (seq > MOST_ENTRIES) throw new BadInput('log', `expected at most ${MOST_ENTRIES} entries`);
  const entry = parseEntry(formatEntry(command.entry), 'entry', base.seats.length);
  return {
    status: 'prepared',
    id: command.id,
    seq,
    ...changeBy(table, entry, 'move' in command ? command.move : undefined),
  };
}

function isStale<S, M, E, O>(table: Table<S, M, E, O>, command: Command): boolean {
  if (!('question' in command)) return command.after !== table.entries.length;
  const now = questionOf(table, command.entry.seat);
  // A seat that is not asked gets the refusal that says who is, unless it answers a question that is over.
  return now === undefined ? wasAsked(table, command.question) : now !== command.question;
}

function changeBy<S, M, E, O>(table: Table<S, M, E, O>, entry: Entry, move: unknown): Entered<S, E> {
  if (entry.kind === 'move') return moveBy(table, entry, move);
  if (entry.kind === 'undo') return undoneBy(table, entry);
  if (isEnded(table)) throw new BadInput(entry.kind, 'the game is over');
  const { course } = table;
  switch (entry.kind) {
    case 'abandon':
      mustAgree(entry.agreed, personsIn(course), 'abandon');
      break;
    case 'resign':
      checkResign(table, entry);
      break;
    case 'bot':
      if (course.resigned.includes(entry.seat)) throw new BadInput('bot', 'that seat has resigned');
      break;
    case 'clock':
      if (course.bots[entry.seat] !== undefined) throw new BadInput('clock', 'a bot plays that seat');
      break;
    case 'person':
      if (course.bots[entry.seat] === undefined) throw new BadInput('person', 'a person plays that seat');
      if (course.resigned.includes(entry.seat)) throw new BadInput('person', 'that seat has resigned');
      break;
  }
  return { entry, moment: undefined };
}

function checkResign<S, M, E, O>({ course }: Table<S, M, E, O>, { seat, bot }: ResignEntry): void {
  if (course.resigned.includes(seat)) throw new BadInput('resign', 'that seat has resigned already');
  if (course.bots[seat] !== undefined) throw new BadInput('resign', 'a bot plays that seat');
  const others = course.bots.length - course.resigned.length - 1;
  if (others > 1 && bot === undefined) throw new BadInput('resign', 'expected the bot that plays the seat on');
}

function moveBy<S, M, E, O>(table: Table<S, M, E, O>, { seat, text }: MoveEntry, move: unknown): Entered<S, E> {
  if (isEnded(table)) throw new BadInput('move', 'the game is over');
  const state = stateOf(table);
  const moment =
    move === undefined
      ? momentAfter(table.game, state, seat, text)
      : momentBy(table.game, state, seat, text, move as M);
  return { entry: { kind: 'move', seat, text: moment.text }, moment };
}

/** Enters what was prepared. */
export function commit<S, M, E, O>(table: Table<S, M, E, O>, { seq, id, entry, moment }: Prepared<S, E>): void {
  const { entries, course, moments, commands } = table;
  if (seq !== entries.length + 1) throw new Error('the table has moved on since this entry was prepared');
  entries.push(entry);
  commands.set(id, seq);
  followEntry(course, entry);
  if (moment === undefined) return;
  // Of a move the one after all others; of an undo the one it goes back to, which may be dealt anew.
  moments.length = course.moves.length;
  moments.push(moment);
}

/** A command of somebody who sees the table as it is now. */
export function commandOf<S, M, E, O>(table: Table<S, M, E, O>, id: string, entry: Entry, move?: M): Command {
  if (entry.kind !== 'move') return { id, entry, after: table.entries.length };
  return { id, entry, question: questionOf(table, entry.seat) ?? NO_QUESTION, move };
}

/** Enters something of this very process: nobody else can have been quicker. */
export function enter<S, M, E, O>(table: Table<S, M, E, O>, entry: Entry): Prepared<S, E> {
  const prepared = prepare(table, commandOf(table, `own ${table.entries.length + 1}`, entry));
  if (prepared.status !== 'prepared') throw new Error(`an entry of this process is ${prepared.status}`);
  commit(table, prepared);
  return prepared;
}

export function playText<S, M, E, O>(table: Table<S, M, E, O>, seat: Seat, text: string): readonly E[] {
  return enter(table, { kind: 'move', seat, text }).moment?.events ?? [];
}

export function playMove<S, M, E, O>(table: Table<S, M, E, O>, seat: Seat, move: M): readonly E[] {
  return playText(table, seat, table.game.notation.formatMove(stateOf(table), move));
}
