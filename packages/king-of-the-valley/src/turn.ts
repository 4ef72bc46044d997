/** The order of things: placing, then turns of four phases until every player has had as many (S4, E1 to E5). */
import type { Decision, Seat } from '@three-crowns/core';
import { abilities } from './effects/resolver.ts';
import type { EmitEvent } from './events.ts';
import { OFF_BOARD } from './grid.ts';
import type { Move } from './move.ts';
import { canClaim, doKingdom, legalKingdoms } from './moves/kingdom.ts';
import { doPlace, legalPlaces } from './moves/place.ts';
import { canRecruit, doRecruit, FIRST_RECRUITING_ROUND, legalRecruits } from './moves/recruit.ts';
import { doRefill, fillHill, isHillFull, legalRefills } from './moves/replenish.ts';
import { canSummon, doPriest, doTake, legalSummons } from './moves/summon.ts';
import { castleOfTurn, type State } from './state.ts';
import type { Ask } from './vocabulary.ts';

export function askOf(state: State): Ask | undefined {
  if (state.stack.length > 0) return state.stack[state.stack.length - 1].effect.kind;
  return state.phase === 'over' ? undefined : state.phase;
}

export function pending(state: State): readonly Decision<Ask>[] {
  const ask = askOf(state);
  return ask === undefined ? [] : [{ seat: state.turn, ask }];
}

export function legalMoves(state: State, seat: Seat): Move[] {
  if (seat !== state.turn) return [];
  if (state.stack.length > 0) return abilities.options(state);
  switch (state.phase) {
    case 'place':
      return legalPlaces(state);
    case 'recruit':
      return legalRecruits(state);
    case 'summon':
      return legalSummons(state);
    case 'kingdom':
      return legalKingdoms(state);
    case 'replenish':
      return legalRefills(state);
    case 'over':
      return [];
  }
}

export function play(state: State, _seat: Seat, move: Move, emit?: EmitEvent): void {
  perform(state, move, emit);
  abilities.advance(state, emit);
  /** Turns begun here, after recruiting has opened, in which nobody has been asked anything. */
  let idle = 0;
  while (state.stack.length === 0 && !isAsking(state)) {
    if (state.phase === 'recruit' && !state.acted && state.round >= FIRST_RECRUITING_ROUND) idle += 1;
    if (state.phase === 'replenish' && idle >= state.kings.length) standStill(state, emit);
    nextPhase(state, emit);
  }
}

/** M10: a written valley may leave nobody anything to do. After a round of such turns nothing would ever change. */
function standStill(state: State, emit?: EmitEvent): void {
  if (state.ending) return;
  state.ending = true;
  emit?.({ type: 'standstill' });
}

function perform(state: State, move: Move, emit?: EmitEvent): void {
  // A priest is a step on the way: the summoning goes on after him (P4).
  state.acted = move.do !== 'priest';
  switch (move.do) {
    case 'place':
      doPlace(state, move.to, emit);
      break;
    case 'recruit':
      doRecruit(state, move.slope, move.row, emit);
      break;
    case 'take':
      doTake(state, move.to, move.cells, emit);
      break;
    case 'priest':
      doPriest(state, move.to, emit);
      break;
    case 'kingdom':
      doKingdom(state, move.pieces, emit);
      break;
    case 'refill':
      doRefill(state, move.slope, emit);
      break;
    case 'skip':
      emit?.({ type: 'declined', seat: state.turn, phase: state.phase === 'recruit' ? 'recruit' : 'kingdom' });
      break;
    case 'jester':
    case 'swap':
    case 'tax':
      abilities.choose(state, move, emit);
      break;
  }
}

/** Whether the phase waits for its player; a phase that offers nothing passes by itself. */
function isAsking(state: State): boolean {
  if (state.phase === 'over') return true;
  if (state.acted) return false;
  switch (state.phase) {
    case 'place':
      return true;
    case 'recruit':
      return canRecruit(state);
    case 'summon':
      return canSummon(state);
    case 'kingdom':
      return canClaim(castleOfTurn(state));
    case 'replenish':
      return state.gaps.length > 0;
  }
}

const NEXT_PHASE = { recruit: 'summon', summon: 'kingdom', kingdom: 'replenish' } as const;

function nextPhase(state: State, emit?: EmitEvent): void {
  if (state.phase === 'over') return;
  if (state.phase === 'place') nextPlacing(state, emit);
  else if (state.phase === 'replenish') endTurn(state, emit);
  else {
    // M10: nothing can be taken, the king stays.
    if (state.phase === 'summon' && !state.acted) emit?.({ type: 'stuck', seat: state.turn });
    state.phase = NEXT_PHASE[state.phase];
    state.acted = false;
  }
}

function nextPlacing(state: State, emit?: EmitEvent): void {
  state.turn = nextSeat(state);
  state.acted = false;
  if (state.kings[state.turn] !== OFF_BOARD) beginTurn(state, emit);
}

function endTurn(state: State, emit?: EmitEvent): void {
  fillHill(state, emit);
  state.path.length = 0;
  state.gaps.length = 0;
  state.recruited = false;
  state.claimed = false;
  if (!state.ending && !isHillFull(state)) {
    state.ending = true;
    emit?.({ type: 'ending', seat: state.turn });
  }
  state.turn = nextSeat(state);
  if (state.turn === state.start && state.ending) endGame(state, emit);
  else {
    if (state.turn === state.start) state.round += 1;
    beginTurn(state, emit);
  }
}

function beginTurn(state: State, emit?: EmitEvent): void {
  state.phase = 'recruit';
  state.acted = false;
  emit?.({ type: 'turn', seat: state.turn, round: state.round });
}

function endGame(state: State, emit?: EmitEvent): void {
  state.acted = false;
  state.phase = 'over';
  emit?.({ type: 'over' });
}

const nextSeat = (state: State): Seat => (state.turn + 1) % state.kings.length;
