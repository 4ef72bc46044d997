/** Random games that can be had again from their seed. */
import { resultOf } from '../ending.ts';
import type { Game, Seat } from '../game.ts';
import { formatLine } from '../log.ts';
import { luckOf } from '../luck.ts';
import { newRecord } from '../newRecord.ts';
import { randomMove } from '../random.ts';
import type { GameRecord } from '../record.ts';

export interface RandomGame {
  /** One entry a move; `index` is its place among the legal moves. */
  readonly choices: readonly { readonly seat: Seat; readonly index: number; readonly text: string }[];
  /** JSON of every state, the first and the last included. */
  readonly states: readonly string[];
  readonly record: GameRecord;
  readonly over: boolean;
}

/** Plays a random game. The same options and seed give the same game, so a problem of the kit can be looked at again. */
export function randomGame<S, M, E, O>(
  game: Game<S, M, E, O>,
  raw: unknown,
  seed: string,
  maxMoves = 5000,
): RandomGame {
  const { setup, play, legalMoves } = game.rules;
  const state = setup(game.parseOptions(raw), seed);
  const luck = luckOf(`${seed} moves`);
  const choices: RandomGame['choices'][number][] = [];
  const states = [JSON.stringify(state)];
  while (choices.length < maxMoves) {
    const choice = randomMove(game, state, luck);
    if (choice === undefined) break;
    const { seat, move } = choice;
    const wanted = JSON.stringify(move);
    const index = legalMoves(state, seat).findIndex((legal) => JSON.stringify(legal) === wanted);
    choices.push({ seat, index, text: game.notation.formatMove(state, move) });
    play(state, seat, move);
    states.push(JSON.stringify(state));
  }
  const log = choices.map(({ seat, text }) => formatLine(seat, text));
  const outcome = game.rules.outcome(state);
  const result = outcome === undefined ? {} : { result: resultOf(outcome, 'finished') };
  const record = { ...newRecord(game, { options: raw, seed }), log, ...result };
  return { choices, states, record, over: outcome !== undefined };
}

/** The record of a random game the kit reported a problem of, to be written out and looked at. */
export function randomRecord<S, M, E, O>(game: Game<S, M, E, O>, raw: unknown, seed: string): GameRecord {
  return randomGame(game, raw, seed).record;
}
