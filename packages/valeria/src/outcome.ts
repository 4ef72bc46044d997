/** Who has won, and the tie-break (A28, A38). */
import type { Outcome, Score, Seat } from '@three-crowns/core';
import { tableauSize } from './counting.ts';
import { lordScore, scores } from './scoring.ts';
import type { State } from './state.ts';

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const totals = scores(state);
  const lord = lordScore(state);
  if (lord !== undefined) return soloOutcome(state, totals, lord);
  // A28: fewer cards before oneself, then the win is shared.
  const isBetter = (one: Seat, other: Seat) =>
    totals[one].total > totals[other].total ||
    (totals[one].total === totals[other].total &&
      tableauSize(state, state.players[one]) < tableauSize(state, state.players[other]));
  const seats = state.players.map((_, seat) => seat);
  const places = seats.map((seat) => 1 + seats.filter((other) => isBetter(other, seat)).length);
  return { scores: totals, places, winners: seats.filter((seat) => places[seat] === 1) };
}

/** A38: all monsters slain wins, a fallen column loses, else the points decide; equal points lose. */
function soloOutcome(state: State, totals: readonly Score[], lord: Score): Outcome {
  const won = state.ended === 'triumph' || (state.ended === 'reckoning' && totals[0].total > lord.total);
  return {
    scores: totals,
    places: [won ? 1 : 2],
    winners: won ? [0] : [],
    rivals: [{ key: 'dark-lord', score: lord, place: won ? 2 : 1 }],
  };
}
