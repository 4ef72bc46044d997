/** One game among bots. Each sees only the view of its seat. */
import type { Bot, Player } from '@three-crowns/ai';
import { type AnyGame, asItStands, type Seat, type Seed } from '@three-crowns/core';
import { botLuck } from '../seating.ts';
import { eventsFor } from '../speech.ts';
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
  const players = bots.map((bot, seat) => bot.sit(game, seat, lucks[seat]));
  const isWatched = players.some(({ observe }) => observe !== undefined);
  const state: unknown = rules.setup(options, seed);
  let turns = 0;
  let events: unknown[] = [];
  const emit = (event: unknown) => {
    if (isTurn(event)) turns += 1;
    if (isWatched) events.push(event);
  };
  let moves = 0;
  for (; moves < game.mostPlies; moves++) {
    const [asked] = rules.pending(state);
    if (asked === undefined) break;
    const { seat } = asked;
    const { move } = players[seat].choose(secrets.view(state, seat), lucks[seat]);
    onMove?.(seat, notation.formatMove(state, move));
    rules.play(state, seat, move, emit);
    if (isWatched) tell(game, state, players, events);
    events = [];
  }
  // A game that tells no turns is measured in moves.
  return { moves, turns: turns > 0 ? turns : moves, ...endOf(game, state) };
}

/** Who sits or looks on at a seat each is told what the seat saw of a move. */
export function tell(
  game: AnyGame,
  state: unknown,
  players: readonly Pick<Player, 'observe'>[],
  events: readonly unknown[],
): void {
  for (const [seat, { observe }] of players.entries()) {
    observe?.(eventsFor(game, events, seat), game.secrets.view(state, seat));
  }
}

/** A game that found no end is scored as it stands. */
export function endOf(game: AnyGame, state: unknown): Pick<GameResult, 'outcome' | 'reason'> {
  const outcome = game.rules.outcome(state);
  return { outcome: outcome ?? asItStands(game, state), reason: outcome === undefined ? 'limit' : 'finished' };
}
