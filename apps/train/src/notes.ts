/** What is noted of a game while it is played, and what the notes say once the game is over. */
import { type Features, type Outcome, type Seat, type Weights, weighed } from '@three-crowns/core';
import { chanceOf } from './fit/chance.ts';
import { emptySamples, type Samples } from './fit/samples.ts';

export interface Notes {
  readonly seats: number;
  /** Of a row. */
  readonly width: number;
  /** The features of every seat, one after the other, turn after turn. */
  readonly rows: Float32Array[];
  /** Undefined when the game did not end: then it teaches nothing. */
  outcome: Outcome | undefined;
}

export function note<S>({ seats, width, rows }: Notes, features: Features<S>, state: S): void {
  for (let seat = 0; seat < seats; seat++) {
    const row = new Float32Array(width);
    features.fill(state, seat, row);
    rows.push(row);
  }
}

/**
 * A situation is worth what came of it in the end, blended with what the value says of the situations that followed, the
 * next ones most: less true, but less a matter of luck. With a blend of 1, or without weights, the end alone counts.
 */
export function samplesOf(notes: Notes, weights: Weights | undefined, blend: number): Samples {
  const { seats, width, rows, outcome } = notes;
  if (outcome === undefined) return emptySamples(0, width);
  const samples = emptySamples(rows.length, width);
  const margins = outcome.scores.map((_, seat) => marginOf(outcome, seat));
  const wins = outcome.scores.map((_, seat) => winOf(outcome, seat));
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at];
    const seat = at % seats;
    samples.rows.set(row, at * width);
    samples.margins[at] = margins[seat];
    samples.wins[at] = wins[seat];
    if (weights === undefined) continue;
    margins[seat] += (1 - blend) * (weighed(row, weights.margin) - margins[seat]);
    wins[seat] += (1 - blend) * (chanceOf(weighed(row, weights.win)) - wins[seat]);
  }
  return samples;
}

/** Points ahead of the best of the others, those without a seat among them. */
function marginOf({ scores, rivals = [] }: Outcome, seat: Seat): number {
  const others = [...scores.filter((_, other) => other !== seat), ...rivals.map((rival) => rival.score)];
  return scores[seat].total - Math.max(...others.map(({ total }) => total));
}

/** A win that is shared is one in part. */
const winOf = ({ winners }: Outcome, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);
