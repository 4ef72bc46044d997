/** What statistics need of a finished game: worked out once, and kept, so that no visit replays all games. */
import { type AnyGame, endingOf, openTable } from '@three-crowns/core';
import { LEVELS, type Level } from '../../seats/levels.ts';
import { fieldsOf, notesOf } from '../../storage/notes.ts';
import type { SavedTable } from '../../storage/store.ts';
import { onlyPerson } from '../../storage/summary.ts';

/** The strongest level met; other: bots of an earlier day; alone: nobody. */
export const RIVALS = ['alone', ...LEVELS, 'other'] as const;
export type Rival = (typeof RIVALS)[number];

export interface Source {
  readonly key: string;
  readonly count: number;
  readonly points: number;
}

/** Of the only person at the table. */
export interface Own {
  readonly isWon: boolean;
  readonly points: number;
  /** The most points of another seat. */
  readonly best: number | undefined;
  readonly sources: readonly Source[];
}

export interface GameNote {
  /** Of the table. */
  readonly id: string;
  /** Another time means that the game went on since. */
  readonly savedAt: number;
  readonly game: string;
  readonly seats: number;
  readonly rival: Rival;
  /** Undefined where several people shared the screen, none played, or the game was broken off: it is not counted. */
  readonly own: Own | undefined;
  /** From 0 to 100, once the coach has gone through the game. */
  readonly accuracy: number | undefined;
}

export const gameNotes = notesOf('games', readNote);

/** Throws BadInput when these rules cannot replay the record. */
export function noteOf(game: AnyGame, saved: SavedTable): GameNote {
  const { id, savedAt, record } = saved;
  const seat = onlyPerson(saved);
  const ending = endingOf(openTable(game, record));
  const base = {
    id,
    savedAt,
    game: record.game,
    seats: record.seats.length,
    rival: rivalOf(saved),
    accuracy: undefined,
  };
  if (seat === undefined || ending === undefined || ending.reason === 'abandoned') return { ...base, own: undefined };
  const { total, lines } = ending.scores[seat];
  const others = ending.scores.filter((_, other) => other !== seat).map((score) => score.total);
  const own: Own = {
    isWon: ending.winners.includes(seat),
    points: total,
    best: others.length === 0 ? undefined : Math.max(...others),
    sources: lines.map(({ key, count, points }) => ({ key, count, points })),
  };
  return { ...base, own };
}

function rivalOf({ record: { seats } }: SavedTable): Rival {
  if (seats.length === 1) return 'alone';
  const strongest = LEVELS.findLast((level) => seats.some(({ bot }) => bot === level));
  return strongest ?? 'other';
}

export function readNote(raw: unknown): GameNote | undefined {
  const { id, savedAt, game, seats, rival, own, accuracy } = fieldsOf(raw);
  const known = RIVALS.find((one) => one === rival);
  if (typeof id !== 'string' || typeof savedAt !== 'number' || typeof game !== 'string') return undefined;
  if (typeof seats !== 'number' || known === undefined) return undefined;
  const exact = typeof accuracy === 'number' ? accuracy : undefined;
  return { id, savedAt, game, seats, rival: known, own: readOwn(own), accuracy: exact };
}

function readOwn(raw: unknown): Own | undefined {
  const { isWon, points, best, sources } = fieldsOf(raw);
  if (typeof isWon !== 'boolean' || typeof points !== 'number' || !Array.isArray(sources)) return undefined;
  const read = sources.flatMap((source: unknown) => {
    const { key, count, points: brought } = fieldsOf(source);
    const isOne = typeof key === 'string' && typeof count === 'number' && typeof brought === 'number';
    return isOne ? [{ key, count, points: brought }] : [];
  });
  return { isWon, points, best: typeof best === 'number' ? best : undefined, sources: read };
}

/** A level's name, or what stands for one. */
export const isLevel = (rival: Rival): rival is Level => rival !== 'alone' && rival !== 'other';
