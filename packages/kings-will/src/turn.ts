/** The order of things: wills, arranging, then rounds of turns that each end with a royal visit. */
import type { Decision, Seat } from '@three-crowns/core';
import { abilities } from './effects/resolver.ts';
import type { EmitEvent } from './events.ts';
import type { Move } from './move.ts';
import { pushArrangements } from './moves/arrange.ts';
import { nextSeat, returnKing, returnTile } from './moves/tile.ts';
import { beginVisit } from './moves/visit.ts';
import { doKeep, legalKeeps } from './moves/wills.ts';
import { type Effect, push, type State, travelOf } from './state.ts';
import { valuesOf } from './values.ts';
import { ASKS, type Ask, KING, LAST_SLOT, NO_FIELD, SEATS } from './vocabulary.ts';

/** By ask and seat: one seat alone is asked. Made once, since everybody asks before every move. */
const ALONE: { readonly [ask: string]: readonly (readonly Decision<Ask>[])[] } = Object.fromEntries(
  ASKS.map((ask) => [ask, Array.from({ length: SEATS.max }, (_, seat) => [{ seat, ask }])]),
);

export function pending(state: State): readonly Decision<Ask>[] {
  if (state.stack.length > 0) {
    const { effect, seat } = state.stack[state.stack.length - 1];
    return ALONE[effect.kind][seat];
  }
  const asked: Decision<Ask>[] = [];
  if (state.phase !== 'wills') return asked;
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (state.hands[seat].length > 0) asked.push({ seat, ask: 'will' });
  }
  return asked;
}

/** What this seat is asked; undefined when it is not. */
export function askOf(state: State, seat: Seat): Ask | undefined {
  return pending(state).find((decision) => decision.seat === seat)?.ask;
}

export function legalMoves(state: State, seat: Seat): Move[] {
  if (state.stack.length > 0) return state.stack[state.stack.length - 1].seat === seat ? abilities.options(state) : [];
  return state.phase === 'wills' ? legalKeeps(state, seat) : [];
}

export function play(state: State, seat: Seat, move: Move, emit?: EmitEvent): void {
  // Without a notebook a card that was looked at is shown only until its player goes on (31).
  state.glance[seat] = NO_FIELD;
  if (state.phase !== 'wills') abilities.choose(state, move, emit);
  else if (move.do === 'keep') doKeep(state, seat, move.card, emit);
  else throw new Error(`will is not answered by ${move.do}`);
  abilities.advance(state, emit);
  while (state.stack.length === 0 && !isWaiting(state)) {
    nextPhase(state, emit);
    abilities.advance(state, emit);
  }
}

function isWaiting(state: State): boolean {
  return state.phase === 'over' || (state.phase === 'wills' && state.hands.some((hand) => hand.length > 0));
}

function nextPhase(state: State, emit?: EmitEvent): void {
  switch (state.phase) {
    case 'wills':
      if (state.palatinates[0].lands.length > 0) beginTurn(state, emit);
      else beginArranging(state);
      break;
    case 'arrange':
      beginTurn(state, emit);
      break;
    case 'turn':
      endTurn(state, emit);
      break;
    case 'visit':
      endVisit(state, emit);
      break;
    case 'over':
      break;
  }
}

function beginArranging(state: State): void {
  state.phase = 'arrange';
  pushArrangements(state);
}

const CHOOSE_TILE: Effect = { kind: 'tile' };

function beginTurn(state: State, emit?: EmitEvent): void {
  state.phase = 'turn';
  state.number += 1;
  push(state, CHOOSE_TILE, state.turn);
  emit?.({ type: 'turn', seat: state.turn, round: state.round, number: state.number });
}

function endTurn(state: State, emit?: EmitEvent): void {
  returnTile(state, emit);
  if (state.row[LAST_SLOT] === KING) beginVisit(state, emit);
  else {
    state.turn = nextSeat(state, state.turn);
    beginTurn(state, emit);
  }
}

/** After its visit the king judges. */
export const isLastRound = (state: State): boolean => state.round === valuesOf(state).rounds;

/** 42: the player after the one who took the last tile begins the next round. */
function endVisit(state: State, emit?: EmitEvent): void {
  if (isLastRound(state)) {
    state.phase = 'over';
    emit?.({ type: 'over' });
    return;
  }
  returnKing(state);
  state.round += 1;
  state.number = 0;
  state.turn = nextSeat(state, state.turn);
  emit?.({ type: 'round', round: state.round, travel: travelOf(state) });
  beginTurn(state, emit);
}
