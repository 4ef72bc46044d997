/** The order of things: dukes, then turns of roll, harvest and two actions, until every player has had as many. */
import type { Decision, Seat } from '@three-crowns/core';
import { business } from './effects/resolver.ts';
import { endGame, endingNow, watchEnd } from './ending.ts';
import type { EmitEvent } from './events.ts';
import type { Move } from './move.ts';
import { type Asking, alone, type Decisions, rulesOf } from './phases.ts';
import type { State } from './state.ts';
import { ASKS, type Ask } from './vocabulary.ts';

const NOBODY: Decisions = [];
/** By what lies on the stack and seat. */
const ALONE: { readonly [kind: string]: readonly Decisions[] } = Object.fromEntries(
  ASKS.map((ask) => [ask, alone(ask)]),
);

export function pending(state: State): Decisions {
  if (state.stack.length > 0) {
    const { seat, effect } = state.stack[state.stack.length - 1];
    return ALONE[effect.kind][seat];
  }
  const { asking } = rulesOf(state);
  if (asking === undefined) return NOBODY;
  if (asking.whom === 'turn') return asking.isAsked(state, state.turn) ? asking.alone[state.turn] : NOBODY;
  const asked: Decision<Ask>[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (asking.isAsked(state, seat)) asked.push(asking.alone[seat][0]);
  }
  return asked;
}

export function legalMoves(state: State, seat: Seat): Move[] {
  if (state.stack.length > 0) {
    return seat === state.stack[state.stack.length - 1].seat ? business.options(state) : [];
  }
  const { asking } = rulesOf(state);
  if (asking === undefined || (asking.whom === 'turn' && seat !== state.turn)) return [];
  return asking.isAsked(state, seat) ? asking.legal(state, seat) : [];
}

export function play(state: State, seat: Seat, move: Move, emit?: EmitEvent): void {
  if (state.stack.length > 0) business.choose(state, move, emit);
  else answerPhase(state, seat, move, emit);
  business.advance(state, emit);
  if (state.stack.length === 0 && state.phase === 'action') watchEnd(state, emit);
  while (state.stack.length === 0) {
    const { asking, next } = rulesOf(state);
    // A phase that asks nobody passes by itself.
    if (next === undefined || (asking !== undefined && isAnybodyAsked(state, asking))) return;
    const ending = endingNow(state);
    if (ending === 'none') next(state, emit);
    else endGame(state, ending, emit);
    if (state.stack.length > 0) business.advance(state, emit);
  }
}

/** What lies on the stack answers first; without it the phase gives a move its meaning. */
function answerPhase(state: State, seat: Seat, move: Move, emit?: EmitEvent): void {
  const answer = rulesOf(state).asking?.answers[move.do] as Answer | undefined;
  if (answer === undefined) throw new Error(`the phase ${state.phase} is not answered by ${move.do}`);
  answer(state, seat, move, emit);
}

/** `answers` has a function of the move's own kind under its name. */
type Answer = (state: State, seat: Seat, move: Move, emit?: EmitEvent) => void;

function isAnybodyAsked(state: State, { whom, isAsked }: Asking): boolean {
  if (whom === 'turn') return isAsked(state, state.turn);
  for (let seat = 0; seat < state.players.length; seat++) if (isAsked(state, seat)) return true;
  return false;
}
