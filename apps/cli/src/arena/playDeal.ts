/** One deal of a match in every seating. */
import type { AnyGame, Seat } from '@three-crowns/core';
import { findGame } from '../games.ts';
import { botLuckSeed } from '../seating.ts';
import { endOf } from '../sim/playGame.ts';
import { eventsFor } from '../speech.ts';
import type { Agent, Answer, Seated } from './agent.ts';
import { agentNamed } from './agents.ts';
import { type Match, seatingsOf, seedOfDeal } from './match.ts';
import { type AgentTally, addDecision, addOutcome, type DealResult, emptyTally } from './tally.ts';

/** Where deals of a match are played, with players of its own. */
export interface Hall {
  play(deal: number): Promise<DealResult>;
  close(): Promise<void>;
}

export async function openHall(match: Match): Promise<Hall> {
  const game = findGame(match.game, 'game');
  const agents = await Promise.all(match.agents.map((name) => agentNamed(name, '--agent')(game)));
  const close = async () => {
    for (const agent of agents) await agent.close();
  };
  return {
    close,
    async play(deal) {
      try {
        return await playDeal(match, game, agents, deal);
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
}

async function playDeal(match: Match, game: AnyGame, agents: readonly Agent[], deal: number): Promise<DealResult> {
  const tallies = agents.map(emptyTally);
  const seatings = seatingsOf(match);
  let moves = 0;
  for (const seating of seatings) moves += await playSeating({ match, game, agents, deal, seating, tallies });
  return { deal, games: seatings.length, moves, agents: tallies };
}

interface Sitting {
  readonly match: Match;
  readonly game: AnyGame;
  readonly agents: readonly Agent[];
  readonly deal: number;
  /** By seat the agent. */
  readonly seating: readonly number[];
  readonly tallies: readonly AgentTally[];
}

/** Returns how many moves it took. */
async function playSeating({ match, game, agents, deal, seating, tallies }: Sitting): Promise<number> {
  const { rules, secrets } = game;
  const seed = seedOfDeal(match, deal);
  const players = seating.map((agent, seat) => {
    return agents[agent].sitDown({ game, options: match.options, seat, seed: botLuckSeed(seed, seat), now: busy });
  });
  const state: unknown = rules.setup(game.parseOptions(match.options), seed);
  const isWatched = players.some(({ observe }) => observe !== undefined);
  for (const [seat, player] of players.entries()) tell(game, state, player, seat, []);
  let moves = 0;
  for (; moves < game.mostPlies; moves++) {
    const [asked] = rules.pending(state);
    if (asked === undefined) break;
    const { seat } = asked;
    const isFree = rules.legalMoves(state, seat).length > 1;
    const { answer, milliseconds } = await timed(players[seat], secrets.view(state, seat));
    if (isFree) addDecision(tallies[seating[seat]], milliseconds, answer.rollouts ?? 0);
    const events: unknown[] = [];
    rules.play(state, seat, answer.move, isWatched ? (event) => events.push(event) : undefined);
    if (isWatched) for (const [watcher, player] of players.entries()) tell(game, state, player, watcher, events);
  }
  const { outcome } = endOf(game, state);
  for (const player of players) player.end?.(outcome);
  for (const [seat, agent] of seating.entries()) addOutcome(tallies[agent], outcome, seat);
  return moves;
}

function tell(game: AnyGame, state: unknown, player: Seated, seat: Seat, events: readonly unknown[]): void {
  if (player.observe !== undefined) player.observe(eventsFor(game, events, seat), game.secrets.view(state, seat));
}

async function timed(
  player: Seated,
  view: unknown,
): Promise<{ readonly answer: Answer; readonly milliseconds: number }> {
  const began = busy();
  const chosen = player.choose(view);
  const answer = chosen instanceof Promise ? await chosen : chosen;
  return { answer, milliseconds: answer.milliseconds ?? busy() - began };
}

/** Milliseconds of this thread, not of the clock: others work on the machine too. */
function busy(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
