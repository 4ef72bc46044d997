/**
 * Fair luck. When the options of a table are final the server publishes `commitmentOf` its seed and everything that is
 * settled by then; every person then adds a nonce; the game is dealt from `gameSeed(seed, nonces)`; the seed is published
 * when the game ends or is abandoned, and anybody can check the record (`verify`).
 *
 * What this proves: the seed was fixed for this table, game, rules, content and options before the nonces were known and was
 * not changed afterwards, so neither the server nor a player alone chose the order of anything, and it is the order that was
 * played.
 *
 * What it does not prove: that the operator did not look. Whoever holds the seed knows every card to come. An operator who
 * also gives the last nonce (or agrees with the one who does) can try nonces until the deal pleases. And the commitment
 * hides only a seed nobody can guess: use 128 random bits or more, never a word or a time.
 */
import { BadInput } from './errors.ts';
import type { Seed } from './game.ts';
import { canonicalJson } from './json.ts';
import type { GameRecord } from './record.ts';
import { hmacSha256, sha256 } from './sha256.ts';

/** What a commitment binds. */
export type Bound = Pick<GameRecord, 'table' | 'game' | 'rulesVersion' | 'contentHash' | 'options' | 'position'>;

/** What is published when the options are final, before anybody gives a nonce. */
export function commitmentOf(bound: Bound, seed: Seed): string {
  const { table, game, rulesVersion, contentHash, options, position } = bound;
  const what = { table, game, rulesVersion, contentHash, options, position, seed };
  return sha256(`three-crowns commitment ${canonicalJson(what)}`);
}

/** The seed the game is set up with. Nonces by seat, null where there is none. */
export function gameSeed(seed: Seed, nonces: readonly (string | null)[]): Seed {
  // As a JSON list the nonces cannot run into each other, and each is tagged by its place: ["a", null] and [null, "a"] differ.
  return hmacSha256(seed, `three-crowns seats ${JSON.stringify(nonces)}`);
}

/** What is wrong with the luck of a record; a local game has no commitment and is exempt. */
export function luckProblem(record: GameRecord): string | undefined {
  const { commitment, nonces, table, seed } = record;
  if (commitment === undefined) return nonces === undefined ? undefined : 'nonces: stated without a commitment';
  if (table === undefined) return 'table: missing, the commitment binds it';
  if (nonces === undefined) return 'nonces: missing, one a person is due, null where none was given';
  if (seed === undefined) return undefined;
  const made = commitmentOf(record, seed);
  return made === commitment ? undefined : `commitment: the seed gives ${made}, found ${commitment}`;
}

/** Throws BadInput when the luck of a new game is not as it was promised. */
export function checkLuck(record: GameRecord): void {
  const problem = luckProblem(record);
  if (problem === undefined) return;
  const colon = problem.indexOf(': ');
  throw new BadInput(problem.slice(0, colon), problem.slice(colon + 2));
}
