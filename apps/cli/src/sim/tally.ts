/** What many games add up to. All sums are of whole numbers: they come out alike in whatever order games are added. */
import type { EndReason, Outcome } from '@three-crowns/core';

export interface Tally {
  games: number;
  moves: number;
  turns: { sum: number; min: number; max: number };
  /** By entry of the list of bots. */
  readonly seats: SeatTally[];
}

interface SeatTally {
  /** wins[n]: games won together with n others. */
  readonly wins: number[];
  score: number;
  scoreSquared: number;
}

export interface GameResult {
  readonly moves: number;
  readonly turns: number;
  readonly outcome: Outcome;
  readonly reason: EndReason;
}

export function emptyTally(seats: number): Tally {
  const seat = () => ({ wins: Array<number>(seats).fill(0), score: 0, scoreSquared: 0 });
  return { games: 0, moves: 0, turns: { sum: 0, min: Infinity, max: 0 }, seats: Array.from({ length: seats }, seat) };
}

/** `seating`: by seat, the entry it counts for. */
export function addGame(tally: Tally, { moves, turns, outcome }: GameResult, seating: readonly number[]): void {
  addCounts(tally, { games: 1, moves, turns: { sum: turns, min: turns, max: turns } });
  outcome.scores.forEach(({ total }, seat) => {
    const entry = tally.seats[seating[seat]];
    entry.score += total;
    entry.scoreSquared += total * total;
    if (outcome.winners.includes(seat)) entry.wins[outcome.winners.length - 1] += 1;
  });
}

export function mergeTally(tally: Tally, more: Tally): void {
  addCounts(tally, more);
  more.seats.forEach(({ wins, score, scoreSquared }, i) => {
    const entry = tally.seats[i];
    entry.score += score;
    entry.scoreSquared += scoreSquared;
    wins.forEach((count, n) => {
      entry.wins[n] += count;
    });
  });
}

function addCounts(tally: Tally, { games, moves, turns }: Omit<Tally, 'seats'>): void {
  tally.games += games;
  tally.moves += moves;
  tally.turns.sum += turns.sum;
  tally.turns.min = Math.min(tally.turns.min, turns.min);
  tally.turns.max = Math.max(tally.turns.max, turns.max);
}
