/** Sums over finished games. */
import { type GameNote, type Own, RIVALS, type Rival, type Source } from './note.ts';

/** A game that counts. */
export interface Counted extends GameNote {
  readonly own: Own;
}

export interface Share {
  readonly games: number;
  readonly won: number;
}

export interface GameStatistics extends Share {
  readonly game: string;
  /** The earlier first. */
  readonly course: readonly Counted[];
  /** Those that were met, the weaker first. */
  readonly byRival: readonly (Share & { readonly rival: Rival })[];
  /** By how many sat at the table, the fewer first. */
  readonly bySeats: readonly (Share & { readonly seats: number })[];
  /** What a game brings on the average, what brings most first. */
  readonly sources: readonly Source[];
  /** On the average of the games the coach went through; undefined where there is none. */
  readonly accuracy: number | undefined;
}

const isCounted = (note: GameNote): note is Counted => note.own !== undefined;

/** Of the games that were played, in the order of the list. */
export function statisticsOf(notes: readonly GameNote[], games: readonly string[]): GameStatistics[] {
  return games.flatMap((game) => {
    const course = notes
      .filter(isCounted)
      .filter((note) => note.game === game)
      .sort((a, b) => a.savedAt - b.savedAt);
    return course.length === 0 ? [] : [ofGame(game, course)];
  });
}

function ofGame(game: string, course: readonly Counted[]): GameStatistics {
  const seatCounts = [...new Set(course.map(({ seats }) => seats))].sort((a, b) => a - b);
  const accuracies = course.flatMap(({ accuracy }) => accuracy ?? []);
  return {
    game,
    course,
    ...shareOf(course),
    byRival: RIVALS.map((rival) => ({ rival, ...shareOf(course.filter((note) => note.rival === rival)) })).filter(
      ({ games }) => games > 0,
    ),
    bySeats: seatCounts.map((seats) => ({ seats, ...shareOf(course.filter((note) => note.seats === seats)) })),
    sources: averageSources(course),
    accuracy: accuracies.length === 0 ? undefined : sumOf(accuracies) / accuracies.length,
  };
}

const shareOf = (course: readonly Counted[]): Share => ({
  games: course.length,
  won: course.filter(({ own }) => own.isWon).length,
});

/** Over all games: one in which a source brought nothing counts as nothing. */
function averageSources(course: readonly Counted[]): Source[] {
  const sums = new Map<string, Source>();
  for (const { key, count, points } of course.flatMap(({ own }) => own.sources)) {
    const before = sums.get(key) ?? { key, count: 0, points: 0 };
    sums.set(key, { key, count: before.count + count, points: before.points + points });
  }
  return [...sums.values()]
    .map(({ key, count, points }) => ({ key, count: count / course.length, points: points / course.length }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => b.points - a.points);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
