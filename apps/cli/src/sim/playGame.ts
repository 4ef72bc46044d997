/** One game among bots. Each sees only the view of its seat. */
import type { Bot } from '@three-crowns/ai';
import { type AnyGame, asItStands, type Seat, type Seed } from '@three-crowns/core';
import { botLuck } from '../seating.ts';
import { isTurn } from '../turns.ts';
import type { GameResult } from './tally.ts';

export interface Sitting {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seed: Seed;
  /** By seat. */
  readonly bots: readonly Bot[];
  /** Called before each move, with its text. */
  readonly onMove?: ((seat: Seat, text: string) => void) | undefined;
}

export function playGame({ game, options, seed, bots, onMove }: Sitting): GameResult {
  const { rules, secrets, notation } = game;
  const lucks = bots.map((_, seat) => botLuck(seed, seat));
  const state: unknown = rules.setup(options, seed);
  let turns = 0;
  const emit = (event: unknown) => {
    if (isTurn(event)) turns += 1;
  };
  let moves = 0;
  for (; moves < game.mostPlies; moves++) {
    const [asked] = rules.pending(state);
    if (asked === undefined) break;
    const { seat } = asked;
    const move = bots[seat].choose(game, secrets.view(state, seat), seat, lucks[seat]);
    onMove?.(seat, notation.formatMove(state, move));
    rules.play(state, seat, move, emit);
  }
  // A game that tells no turns is measured in moves.
  return { moves, turns: turns > 0 ? turns : moves, ...endOf(game, state) };
}

/** A game that found no end is scored as it stands. */
export function endOf(game: AnyGame, state: unknown): Pick<GameResult, 'outcome' | 'reason'> {
  const outcome = game.rules.outcome(state);
  return { outcome: outcome ?? asItStands(game, state), reason: outcome === undefined ? 'limit' : 'finished' };
}
