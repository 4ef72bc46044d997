/** Puzzles that were tried in this browser, and what they come to: a rating, a streak of days, counts by game. */
import { fieldsOf, notesOf } from '../../storage/notes.ts';
import { FIRST_RATING, RESULTS, type Result } from './rating.ts';

export interface Try {
  /** The day's puzzle counts for its day, whatever was tried before. */
  readonly id: string;
  /** Its name among those of all games. */
  readonly puzzle: string;
  readonly game: string;
  /** Of which it was the puzzle; undefined where it was none of a day. */
  readonly day: string | undefined;
  /** When, in milliseconds. */
  readonly at: number;
  readonly result: Result;
  /** After it. */
  readonly rating: number;
}

export const tries = notesOf('tries', readTry);

export const tryId = (puzzle: string, day: string | undefined): string => (day === undefined ? puzzle : `day ${day}`);

export function readTry(raw: unknown): Try | undefined {
  const { id, puzzle, game, day, at, result, rating } = fieldsOf(raw);
  const known = RESULTS.find((one) => one === result);
  if (typeof id !== 'string' || typeof puzzle !== 'string' || typeof game !== 'string') return undefined;
  if (typeof at !== 'number' || typeof rating !== 'number' || known === undefined) return undefined;
  return { id, puzzle, game, day: typeof day === 'string' ? day : undefined, at, result: known, rating };
}

/** The earlier first. */
export const inOrder = (all: readonly Try[]): Try[] => all.toSorted((a, b) => a.at - b.at);

export const ratingOf = (ordered: readonly Try[]): number => ordered.at(-1)?.rating ?? FIRST_RATING;

const isFound = ({ result }: Try): boolean => result !== 'missed';

const DAY = 86_400_000;

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);

/** How many days in a row the day's puzzle was found, up to today, or up to yesterday while today's waits. */
export function streakOf(all: readonly Try[], today: string): number {
  const found = new Set(all.filter(isFound).map(({ day }) => day));
  const isMissed = all.some((one) => one.day === today && !isFound(one));
  let days = found.has(today) ? 1 : 0;
  if (isMissed) return 0;
  for (let back = 1; found.has(dayBefore(today, back)); back++) days++;
  return days;
}

export interface DayOf {
  readonly day: string;
  readonly state: 'found' | 'missed' | 'none';
}

/** The last seven days, today last. */
export function weekOf(all: readonly Try[], today: string): DayOf[] {
  const byDay = new Map(all.map((one) => [one.day, one]));
  return Array.from({ length: 7 }, (_, i) => {
    const day = dayBefore(today, 6 - i);
    const tried = byDay.get(day);
    return { day, state: tried === undefined ? 'none' : isFound(tried) ? 'found' : 'missed' };
  });
}

export interface Count {
  readonly tried: number;
  readonly found: number;
}

export function countOf(all: readonly Try[], game: string): Count {
  const own = all.filter((one) => one.game === game);
  return { tried: own.length, found: own.filter(isFound).length };
}
