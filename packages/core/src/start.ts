/** What a game is dealt from: the state before the first move, and what is dealt anew after an undo over luck. */
import { oneOfAt } from './check.ts';
import { gameSeed } from './fair.ts';
import { refused } from './faults.ts';
import type { Game, Seed } from './game.ts';
import { luckOf } from './luck.ts';
import type { GameRecord } from './record.ts';
import { seatCount } from './seats.ts';

/** The state before the first move. Throws BadInput when the record is of another game, version or content. */
export function startState<S, M, E, O>(game: Game<S, M, E, O>, record: GameRecord): S {
  oneOfAt(record.game, 'game', [game.id]);
  oneOfAt(record.rulesVersion, 'rulesVersion', [game.rulesVersion]);
  const options = game.parseOptions(record.options);
  oneOfAt(record.contentHash, 'contentHash', [game.contentHash(options)]);
  const seats = seatCount(game, options);
  if (record.seats.length !== seats) {
    throw refused('seats', 'seats', { wanted: seats, found: record.seats.length });
  }
  const seed = seedOf(record);
  if (record.position !== undefined) return game.notation.parsePosition(record.position, record.options, seed);
  return game.rules.setup(options, seed);
}

/** What the game itself is seeded with. */
export function seedOf(record: GameRecord): Seed {
  if (record.seed === undefined) {
    throw refused('seed', 'seedless');
  }
  return record.nonces === undefined ? record.seed : gameSeed(record.seed, record.nonces);
}

/**
 * The state with everything dealt anew that no seat has seen, from the seed and the number of the redeal: draws to come and
 * hidden piles. What any seat has seen stays.
 */
export function redealt<S, M, E, O>(game: Game<S, M, E, O>, state: S, seed: Seed, number: number): S {
  return game.secrets.determinize(game.secrets.view(state, 'everyone'), luckOf(`${seed} redeal ${number}`));
}
