/** Whether a record is what it says it is. */
import { BadInput } from './errors.ts';
import { commitSeed } from './fair.ts';
import type { Game } from './game.ts';
import { canonicalJson } from './json.ts';
import type { GameRecord, RecordResult } from './record.ts';
import { replay } from './replay.ts';

export interface Verified {
  readonly ok: boolean;
  /** A game still going on can be in order too; this says whether it is over. */
  readonly finished: boolean;
  readonly problems: readonly string[];
}

/** Checks the seed against its published hash, every move, and the stated result. */
export function verify<S, M, E, O>(game: Game<S, M, E, O>, record: GameRecord): Verified {
  const problems: string[] = [];
  if (record.seed !== undefined && record.seedHash !== undefined && commitSeed(record.seed) !== record.seedHash) {
    problems.push(`seedHash: the SHA-256 of the seed is ${commitSeed(record.seed)}, found ${record.seedHash}`);
  }
  let finished = false;
  try {
    const result = resultOf(game, replay(game, record).state);
    finished = result !== undefined;
    problems.push(...resultProblems(record.result, result));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    problems.push(error.message);
  }
  return { ok: problems.length === 0, finished, problems };
}

/** The result as a record states it; undefined while the game goes on. */
export function resultOf<S, M, E, O>(game: Game<S, M, E, O>, state: S): RecordResult | undefined {
  const outcome = game.rules.outcome(state);
  if (outcome === undefined) return undefined;
  return { scores: outcome.scores.map((score) => score.total), winners: outcome.winners.map((seat) => seat + 1) };
}

function resultProblems(stated: RecordResult | undefined, computed: RecordResult | undefined): string[] {
  if (stated === undefined) return [];
  if (computed === undefined) return ['result: stated, but the game is not over'];
  if (canonicalJson(stated) === canonicalJson(computed)) return [];
  return [`result: the moves give ${canonicalJson(computed)}, stated is ${canonicalJson(stated)}`];
}
