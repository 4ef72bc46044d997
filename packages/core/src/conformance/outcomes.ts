/** The end and the score. */
import type { AnyGame, Outcome, Score, Seat } from '../game.ts';
import { viewersOf } from '../seats.ts';
import { difference } from './compare.ts';
import { messageFault } from './messages.ts';
import type { Check, Problem, Spot } from './spot.ts';

export const outcomeChecks: readonly Check[] = [{ name: 'outcome', run: checkOutcome }];

function checkOutcome<S, M, E, O>({ game, state, seats, view }: Spot<S, M, E, O>, problem: Problem): void {
  const asked = game.rules.pending(state).length > 0;
  const outcome = game.rules.outcome(state);
  if (asked && outcome !== undefined) problem('there is an outcome while somebody is asked');
  if (!asked && outcome === undefined) problem('nobody is asked and there is no outcome');
  for (const seen of [state, ...viewersOf(seats).map(view)]) {
    const scores = game.rules.scores(seen);
    checkScores(game, scores, seats, problem);
    scores.forEach(({ total }, seat) => {
      const alone = game.rules.total(seen, seat);
      if (alone !== total) problem(`seat ${seat + 1} has ${total} points, and ${alone} without its lines`);
    });
  }
  if (outcome === undefined) return;
  checkScores(game, outcome.scores, seats, problem);
  const rivals = outcome.rivals ?? [];
  checkScores(
    game,
    rivals.map(({ score }) => score),
    rivals.length,
    problem,
  );
  for (const fault of outcomeFaults(outcome, seats)) problem(fault);
  const where = difference(game.rules.scores(state), outcome.scores);
  if (where !== undefined) problem(`the scores at the end are not those of the outcome: ${where}`);
}

/** Live scores add up and have words, from the state and from every view of it. */
function checkScores(game: AnyGame, scores: readonly Score[], seats: number, problem: Problem): void {
  if (scores.length !== seats) problem(`${scores.length} scores for ${seats} seats`);
  scores.forEach(({ total, lines }, seat) => {
    const sum = lines.reduce((so, line) => so + line.points, 0);
    if (sum !== total) problem(`the lines of seat ${seat + 1} add up to ${sum}, its total is ${total}`);
  });
  for (const line of scores.flatMap((score) => score.lines)) {
    const fault = messageFault(game.words.texts, game.words.describeScoreLine(line));
    if (fault !== undefined) problem(`score line ${line.key}: ${fault}`);
  }
}

function outcomeFaults({ places, winners, rivals = [] }: Outcome, seats: number): string[] {
  const faults: string[] = [];
  if (places.length !== seats) faults.push(`${places.length} places for ${seats} seats`);
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (first.length === 0 && rivals.every(({ place }) => place !== 1)) faults.push('nobody has place 1');
  if (!sameSeats(first, winners)) faults.push(`seats in place 1 are ${named(first)}, winners are ${named(winners)}`);
  return faults;
}

const named = (seats: readonly Seat[]): string => seats.map((seat) => seat + 1).join(', ');

function sameSeats(a: readonly Seat[], b: readonly Seat[]): boolean {
  return [...a].sort().join() === [...b].sort().join();
}
