/**
 * What a log says by itself, without a game: which moves stand, what can be played again, who plays each seat, and
 * whether somebody ended it. It is folded entry by entry, so a table never goes back to read the log again.
 */
import { BadInput } from './errors.ts';
import type { Seat } from './game.ts';
import type { Entry, MoveEntry, ResignEntry, UndoEntry } from './log.ts';

/** A move that was not taken back. */
export interface StandingMove {
  readonly seat: Seat;
  readonly text: string;
  /** The number of its entry, from 1. */
  readonly seq: number;
}

export interface Course {
  /** How many entries it was read off. */
  length: number;
  /** The moves that stand, first to last. */
  readonly moves: StandingMove[];
  /** Moves taken back that can be played again as they were, the next one last. None across a redeal. */
  readonly undone: StandingMove[];
  /** Where what nobody had seen was dealt anew and that still stands: after how many moves, and by which redeal. */
  readonly redeals: { readonly ply: number; readonly number: number }[];
  /** How many redeals there were in all: each is dealt from the seed and its number. */
  redealCount: number;
  undoCount: number;
  /** By seat: the bot that plays it; undefined where a person does. */
  readonly bots: (string | undefined)[];
  /** In the order in which they gave up. */
  readonly resigned: Seat[];
  isAbandoned: boolean;
}

/** The course of a table at which nothing has happened; `bots` as the record names them. */
export function newCourse(bots: readonly (string | undefined)[]): Course {
  return {
    length: 0,
    moves: [],
    undone: [],
    redeals: [],
    redealCount: 0,
    undoCount: 0,
    bots: [...bots],
    resigned: [],
    isAbandoned: false,
  };
}

export function forkCourse(course: Course): Course {
  const { moves, undone, redeals, bots, resigned } = course;
  return {
    ...course,
    moves: [...moves],
    undone: [...undone],
    redeals: [...redeals],
    bots: [...bots],
    resigned: [...resigned],
  };
}

export function followEntry(course: Course, entry: Entry): void {
  course.length += 1;
  switch (entry.kind) {
    case 'move':
      followMove(course, entry);
      break;
    case 'undo':
      followUndo(course, entry);
      break;
    case 'resign':
      followResign(course, entry);
      break;
    case 'bot':
      course.bots[entry.seat] = entry.bot;
      break;
    case 'person':
      course.bots[entry.seat] = undefined;
      break;
    case 'abandon':
      course.isAbandoned = true;
      break;
    case 'clock':
      break;
  }
}

function followMove({ moves, undone, length }: Course, { seat, text }: MoveEntry): void {
  moves.push({ seat, text, seq: length });
  const next = undone.pop();
  if (next !== undefined && (next.seat !== seat || next.text !== text)) undone.length = 0;
}

function followUndo(course: Course, { count, redeal }: UndoEntry): void {
  const { moves, undone, redeals } = course;
  const ply = moves.length - count;
  while (redeals.length > 0 && redeals[redeals.length - 1].ply > ply) redeals.pop();
  const taken = moves.splice(ply);
  course.undoCount += 1;
  if (redeal) {
    course.redealCount += 1;
    redeals.push({ ply, number: course.redealCount });
    undone.length = 0;
  } else undone.push(...taken.reverse());
}

function followResign({ resigned, bots }: Course, { seat, bot }: ResignEntry): void {
  resigned.push(seat);
  if (bot !== undefined) bots[seat] = bot;
}

/** The seats that persons hold and have not given up. */
export function personsIn({ bots, resigned }: Course): Seat[] {
  const persons: Seat[] = [];
  for (let seat = 0; seat < bots.length; seat++) {
    if (bots[seat] === undefined && !resigned.includes(seat)) persons.push(seat);
  }
  return persons;
}

/** Throws BadInput when an undo takes back more than there is. */
export function checkCount(entry: Entry, { moves }: Course, place: string): void {
  if (entry.kind !== 'undo' || entry.count <= moves.length) return;
  const found = moves.length === 0 ? 'there is no move' : `there are only ${moves.length} moves`;
  throw new BadInput(place, `${found} to take back`);
}
