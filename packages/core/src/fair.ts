/**
 * Fair luck. The server publishes `commitSeed(seed)` before anybody is seated; every human seat then adds a nonce; the
 * game is dealt from `gameSeed(seed, nonces)`; the seed is published when the game ends or is abandoned, and anybody can
 * check the record (`verify`).
 *
 * What this proves: the seed was fixed before the nonces were known and was not changed afterwards, so neither the server
 * nor a player alone chose the order of anything, and it is the order that was played.
 *
 * What it does not prove: that the operator did not look. Whoever holds the seed knows every card to come. An operator who
 * also gives the last nonce (or agrees with the one who does) can try nonces until the deal pleases. And the commitment
 * hides only a seed nobody can guess: use 128 random bits or more, never a word or a time.
 */
import type { Seed } from './game.ts';
import { hmacSha256, sha256 } from './sha256.ts';

/** What is published before the players sit down. */
export function commitSeed(seed: Seed): string {
  return sha256(seed);
}

/** The seed the game is set up with. Nonces in the order of the seats that gave one; none at all is fine too. */
export function gameSeed(seed: Seed, nonces: readonly string[]): Seed {
  // As a JSON list the nonces cannot run into each other: ["a", "b"] and ["ab"] differ.
  return hmacSha256(seed, `three-crowns nonces ${JSON.stringify(nonces)}`);
}
