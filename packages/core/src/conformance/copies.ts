/** A state is plain JSON; its copies play like it and apart from it. */
import { countUnknown } from '../barrier.ts';
import type { Seat } from '../game.ts';
import { jsonFault } from '../json.ts';
import { randomMove, type SeatMove } from '../random.ts';
import { difference, reloaded } from './compare.ts';
import type { Check, Problem, Spot } from './spot.ts';

export const copyChecks: readonly Check[] = [
  { name: 'plain state', run: checkPlain },
  { name: 'clone', run: checkClone },
  { name: 'listening', run: checkListening },
];

/** Plays two games to the end each time, so it is for some plies only. */
export const deepCopyChecks: readonly Check[] = [
  { name: 'playing on a clone', run: checkPlayingOn },
  { name: 'the original', run: checkOriginal },
];

/** So many plies are compared state by state; after them the legal moves and the end. */
const CLOSELY = 5;

function checkPlain<S, M, E, O>({ state }: Spot<S, M, E, O>, problem: Problem): void {
  const fault = jsonFault(state, 'state');
  if (fault !== undefined) problem(fault);
  if (countUnknown(state) > 0) problem('a full state holds UNKNOWN (-1), which only a view may');
}

function checkClone<S, M, E, O>({ game, state, json }: Spot<S, M, E, O>, problem: Problem): void {
  const copy = game.rules.clone(state);
  const where = JSON.stringify(copy) === json ? undefined : difference(state, copy);
  if (where !== undefined) problem(`a clone differs at ${where}`);
}

/** Nobody may play differently because somebody listens. */
function checkListening<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const { game, next } = spot;
  if (next === undefined) return;
  const silent = spot.copy();
  game.rules.play(silent, next.seat, next.move);
  const where = difference(spot.after()?.state, silent);
  if (where !== undefined) problem(`with and without emit differ at ${where}`);
}

function checkPlayingOn<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const { game, state, luck, maxMoves } = spot;
  const [copy, saved] = [game.rules.clone(state), spot.copy()];
  for (let played = 0; played < maxMoves; played++) {
    const choice = randomMove(game, saved, luck);
    const parted = partedAt(spot, saved, copy, choice, played);
    if (parted !== undefined) problem(`${played} moves on, a reloaded game and a clone have ${parted}`);
    if (parted !== undefined || choice === undefined) return;
    const index = textsOf(spot, saved, choice.seat).indexOf(game.notation.formatMove(saved, choice.move));
    game.rules.play(copy, choice.seat, game.rules.legalMoves(copy, choice.seat)[index]);
    game.rules.play(saved, choice.seat, choice.move);
  }
}

function partedAt<S, M, E, O>(
  spot: Spot<S, M, E, O>,
  saved: S,
  copy: S,
  choice: SeatMove<M> | undefined,
  played: number,
): string | undefined {
  const where = played < CLOSELY || choice === undefined ? difference(saved, copy) : undefined;
  if (where !== undefined) return `other states at ${where}`;
  if (choice === undefined) return undefined;
  const moves = difference(textsOf(spot, saved, choice.seat), textsOf(spot, copy, choice.seat));
  return moves && `other moves at ${moves}`;
}

function checkOriginal<S, M, E, O>({ game, state, json, luck, maxMoves }: Spot<S, M, E, O>, problem: Problem): void {
  const kept = reloaded(state);
  const copy = game.rules.clone(state);
  for (let played = 0; played < maxMoves; played++) {
    const choice = randomMove(game, copy, luck);
    if (choice === undefined) break;
    game.rules.play(copy, choice.seat, choice.move);
    if (played < CLOSELY && JSON.stringify(state) !== json) break;
  }
  const where = difference(kept, state);
  if (where === undefined) return;
  // Put it right again, so that one mistake is one problem.
  Object.assign(state as object, kept);
  problem(`playing on a clone changed the original at ${where}`);
}

function textsOf<S, M, E, O>({ game }: Spot<S, M, E, O>, state: S, seat: Seat): string[] {
  return game.rules.legalMoves(state, seat).map((move) => game.notation.formatMove(state, move));
}
