/** What an agent did in the games of one deal, added up. */
import type { Outcome, Seat } from '@three-crowns/core';

export interface AgentTally {
  /** Seats it had, over all seatings. */
  seats: number;
  /** A win shared by n counts 1/n. */
  wins: number;
  points: number;
  /** Its points less those of the best other seat. */
  margin: number;
  /** Questions with more than one answer. */
  decisions: number;
  milliseconds: number;
  slowest: number;
  /** Those of them for which worlds were played on in: a plan that is kept answers the next ones by itself. */
  searches: number;
  searchMilliseconds: number;
  rollouts: number;
}

export interface DealResult {
  readonly deal: number;
  readonly games: number;
  readonly moves: number;
  /** By agent. */
  readonly agents: readonly AgentTally[];
}

export function emptyTally(): AgentTally {
  return {
    seats: 0,
    wins: 0,
    points: 0,
    margin: 0,
    decisions: 0,
    milliseconds: 0,
    slowest: 0,
    searches: 0,
    searchMilliseconds: 0,
    rollouts: 0,
  };
}

export function addOutcome(tally: AgentTally, { scores, winners, rivals = [] }: Outcome, seat: Seat): void {
  const own = scores[seat].total;
  const others = [...scores.filter((_, other) => other !== seat), ...rivals.map(({ score }) => score)];
  tally.seats += 1;
  tally.wins += winners.includes(seat) ? 1 / winners.length : 0;
  tally.points += own;
  tally.margin += own - Math.max(...others.map(({ total }) => total));
}

export function addDecision(tally: AgentTally, milliseconds: number, rollouts: number): void {
  tally.decisions += 1;
  tally.milliseconds += milliseconds;
  tally.slowest = Math.max(tally.slowest, milliseconds);
  if (rollouts === 0) return;
  tally.searches += 1;
  tally.searchMilliseconds += milliseconds;
  tally.rollouts += rollouts;
}

/** Of many deals. */
export function sumOf(tallies: readonly AgentTally[]): AgentTally {
  const sum = emptyTally();
  for (const tally of tallies) {
    for (const key of KEYS) sum[key] = key === 'slowest' ? Math.max(sum[key], tally[key]) : sum[key] + tally[key];
  }
  return sum;
}

export const KEYS = Object.keys(emptyTally()) as readonly (keyof AgentTally)[];
