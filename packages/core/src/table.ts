/**
 * A table in play. Its log of entries only grows; the course, the moments and the record are read off it. `prepare` and
 * `commit` (commands.ts) enter something.
 */
import { forkCourse } from './course.ts';
import { endingOf, isEnded, resultOf } from './ending.ts';
import type { Decision, Game } from './game.ts';
import { formatEntry } from './log.ts';
import { type Moment, stateOf, type Table } from './moment.ts';
import type { GameRecord } from './record.ts';
import { readLog, replay } from './replay.ts';
import { seedOf } from './start.ts';

/** A table at the end of a record; see `newRecord` for a new game. The ids of its commands, where they were kept. */
export function openTable<S, M, E, O>(
  game: Game<S, M, E, O>,
  record: GameRecord,
  commandIds: readonly string[] = [],
): Table<S, M, E, O> {
  const { result: _computed, ...base } = record;
  const { entries, course } = readLog(record);
  const moments: Moment<S, E>[] = [];
  replay(game, record, {
    onMoment: ({ seat, text, state, events, reached }) => {
      const moment = { seat, text, state: game.rules.clone(state), events };
      moments.push(reached === undefined ? moment : { ...moment, reached });
    },
  });
  const commands = new Map(commandIds.map((id, i) => [id, i + 1]));
  return { game, base: { ...base, log: [] }, seed: seedOf(base), entries, course, moments, commands };
}

/** A table of its own at the same point: what is entered at one is not at the other. */
export function forkTable<S, M, E, O>(table: Table<S, M, E, O>): Table<S, M, E, O> {
  return {
    ...table,
    entries: [...table.entries],
    course: forkCourse(table.course),
    moments: [...table.moments],
    commands: new Map(table.commands),
  };
}

/** Who is asked what; nobody once the game has ended, for whatever reason. */
export function askedAt<S, M, E, O>(table: Table<S, M, E, O>): readonly Decision[] {
  return isEnded(table) ? [] : table.game.rules.pending(stateOf(table));
}

/** The record of the game so far, with the result when it is over. */
export function recordOf<S, M, E, O>(table: Table<S, M, E, O>): GameRecord {
  const log = table.entries.map(formatEntry);
  const ending = endingOf(table);
  if (ending === undefined) return { ...table.base, log };
  return { ...table.base, log, result: resultOf(ending, ending.reason) };
}
