/** How a game ended, and why. The rules know only their own end; a table can also end by its log or by its length. */
import type { Game, Outcome, Seat } from './game.ts';
import { stateOf, type Table } from './moment.ts';
import type { EndReason, RecordResult } from './record.ts';

export interface Ending extends Outcome {
  readonly reason: EndReason;
}

/** Undefined while the game goes on. */
export function endingOf<S, M, E, O>(table: Table<S, M, E, O>): Ending | undefined {
  const { game, course } = table;
  const state = stateOf(table);
  const outcome = game.rules.outcome(state);
  if (outcome !== undefined) return { ...behind(outcome, course.resigned), reason: 'finished' };
  if (course.isAbandoned) return { ...asItStands(game, state), winners: [], reason: 'abandoned' };
  if (hasResignedOut(table)) return { ...behind(asItStands(game, state), course.resigned), reason: 'resigned' };
  if (isAtLimit(table)) return { ...behind(asItStands(game, state), course.resigned), reason: 'limit' };
  return undefined;
}

/** As a record states it. */
export function resultOf({ scores, winners }: Outcome, reason: EndReason): RecordResult {
  return { reason, scores: scores.map(({ total }) => total), winners: winners.map((seat) => seat + 1) };
}

export function isEnded<S, M, E, O>(table: Table<S, M, E, O>): boolean {
  const isOver = () => table.game.rules.pending(stateOf(table)).length === 0;
  return table.course.isAbandoned || hasResignedOut(table) || isAtLimit(table) || isOver();
}

function isAtLimit<S, M, E, O>({ game, course }: Table<S, M, E, O>): boolean {
  return course.moves.length >= game.mostPlies;
}

/** Somebody has given up, and one seat is left, or no person who once sat down. */
export function hasResignedOut<S, M, E, O>({ base, course: { resigned } }: Table<S, M, E, O>): boolean {
  if (resigned.length === 0) return false;
  const isGone = (bot: string | undefined, seat: Seat) => bot !== undefined || resigned.includes(seat);
  return base.seats.length - resigned.length <= 1 || base.seats.every(({ bot }, seat) => isGone(bot, seat));
}

/** By points alone: who breaks a tie is a matter of a game that was played to its end. Alone, nothing is won before that. */
export function asItStands<S, M, E, O>(game: Game<S, M, E, O>, state: S): Outcome {
  const scores = game.rules.scores(state);
  if (scores.length === 1) return { scores, places: [2], winners: [] };
  return { scores, ...placed(scores.map((score) => score.total)) };
}

function placed(values: readonly number[]): Pick<Outcome, 'places' | 'winners'> {
  const places = values.map((value) => 1 + values.filter((other) => other > value).length);
  return { places, winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])) };
}

/** Who gave up comes after everybody who did not, the first to do so last. */
function behind(outcome: Outcome, resigned: readonly Seat[]): Outcome {
  if (resigned.length === 0) return outcome;
  const seats = outcome.places.length;
  const worth = outcome.places.map((place, seat) => {
    const when = resigned.indexOf(seat);
    return when < 0 ? -place : -seats - resigned.length + when;
  });
  return { ...outcome, ...placed(worth) };
}
