/** Whether a record is what it says it is. */
import { enter } from './commands.ts';
import { BadInput } from './errors.ts';
import { luckProblem } from './fair.ts';
import type { Game } from './game.ts';
import { canonicalJson } from './json.ts';
import { type Entry, formatEntry } from './log.ts';
import type { Table } from './moment.ts';
import type { GameRecord } from './record.ts';
import { readLog } from './replay.ts';
import { openTable, recordOf } from './table.ts';

export interface Verified {
  readonly ok: boolean;
  /** A game still going on can be in order too; this says whether it has ended. */
  readonly finished: boolean;
  /** Whether a server had promised its luck, and so it could be checked; a local game says nothing of it. */
  readonly committed: boolean;
  readonly problems: readonly string[];
}

/** Checks the luck against its commitment, every entry (those taken back too), and the stated result. */
export function verify<S, M, E, O>(game: Game<S, M, E, O>, record: GameRecord): Verified {
  const problems: string[] = [];
  const luck = luckProblem(record);
  if (luck !== undefined) problems.push(luck);
  let finished = false;
  try {
    const table = openTable(game, { ...record, log: [] });
    readLog(record).entries.forEach((entry, i) => {
      enterAgain(table, entry, `log[${i}]`);
    });
    const { result } = recordOf(table);
    finished = result !== undefined;
    problems.push(...resultProblems(record.result, result));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    problems.push(error.message);
  }
  return { ok: problems.length === 0, finished, committed: record.commitment !== undefined, problems };
}

function enterAgain<S, M, E, O>(table: Table<S, M, E, O>, entry: Entry, place: string): void {
  try {
    const [stated, made] = [formatEntry(entry), formatEntry(enter(table, entry).entry)];
    if (stated !== made) throw new BadInput('', `expected ${JSON.stringify(made)}, found ${JSON.stringify(stated)}`);
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(place, error.message) : error;
  }
}

type Result = GameRecord['result'];

function resultProblems(stated: Result, computed: Result): string[] {
  if (stated === undefined) return [];
  if (computed === undefined) return ['result: stated, but the game is not over'];
  if (canonicalJson(stated) === canonicalJson(computed)) return [];
  return [`result: the log gives ${canonicalJson(computed)}, stated is ${canonicalJson(stated)}`];
}
