/** The order of things: placing, then turns of four phases until every player has had as many (S4, E1 to E5). */
import type { Decision, Seat } from '@three-crowns/core';
import { abilities } from './effects/resolver.ts';
import type { EmitEvent } from './events.ts';
import { facts } from './facts.ts';
import { OFF_BOARD } from './grid.ts';
import type { Move } from './move.ts';
import { canClaim, doKingdom, legalKingdoms } from './moves/kingdom.ts';
import { doPlace, legalPlaces } from './moves/place.ts';
import { canRecruit, doRecruit, FIRST_RECRUITING_ROUND, legalRecruits } from './moves/recruit.ts';
import { doRefill, fillHill, isHillFull, legalRefills } from './moves/replenish.ts';
import { canSummon, doPriest, doTake, legalSummons } from './moves/summon.ts';
import { castleOfTurn, type State } from './state.ts';
import type { Ask, Phase } from './vocabulary.ts';

export function askOf(state: State): Ask | undefined {
  if (state.stack.length > 0) return state.stack[state.stack.length - 1].effect.kind;
  return state.phase === 'over' ? undefined : state.phase;
}

/** Never changed, so they are made once. */
const decisionsOf = (ask: Ask) =>
  Array.from({ length: facts.seats.max }, (_, seat): readonly Decision<Ask>[] => [{ seat, ask }]);
const DECISIONS: { readonly [A in Ask]: readonly (readonly Decision<Ask>[])[] } = {
  place: decisionsOf('place'),
  recruit: decisionsOf('recruit'),
  summon: decisionsOf('summon'),
  kingdom: decisionsOf('kingdom'),
  replenish: decisionsOf('replenish'),
  jester: decisionsOf('jester'),
  swap: decisionsOf('swap'),
  tax: decisionsOf('tax'),
};
const NOBODY: readonly Decision<Ask>[] = [];

export function pending(state: State): readonly Decision<Ask>[] {
  const ask = askOf(state);
  return ask === undefined ? NOBODY : DECISIONS[ask][state.turn];
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

type Answer<D extends Move['do']> = (state: State, move: Extract<Move, { readonly do: D }>, emit?: EmitEvent) => void;

/** By phase: what the moves that answer it do. Abilities that wait have answers of their own. */
const ANSWERS: { readonly [P in Phase]: { readonly [D in Move['do']]?: Answer<D> } } = {
  place: { place: (state, { to }, emit) => doPlace(state, to, emit) },
  recruit: { recruit: (state, { slope, row }, emit) => doRecruit(state, slope, row, emit), skip: doSkip },
  summon: {
    take: (state, { to, cells }, emit) => doTake(state, to, cells, emit),
    priest: (state, { to }, emit) => doPriest(state, to, emit),
  },
  kingdom: { kingdom: (state, { pieces }, emit) => doKingdom(state, pieces, emit), skip: doSkip },
  replenish: { refill: (state, { slope }, emit) => doRefill(state, slope, emit) },
  over: {},
};

function perform(state: State, move: Move, emit?: EmitEvent): void {
  if (state.stack.length > 0) {
    abilities.choose(state, move, emit);
    state.acted = true;
    return;
  }
  const answer = ANSWERS[state.phase][move.do] as Answer<Move['do']> | undefined;
  if (answer === undefined) throw new Error(`phase ${state.phase} is not answered by ${move.do}`);
  answer(state, move, emit);
  // A priest is a step on the way: the summoning goes on after him (P4).
  state.acted = move.do !== 'priest';
}

function doSkip(state: State, _move: Move, emit?: EmitEvent): void {
  emit?.({ type: 'declined', seat: state.turn, phase: state.phase === 'recruit' ? 'recruit' : 'kingdom' });
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
  clear(state.path);
  clear(state.gaps);
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

/** One by one: a list that is cut to nothing gives its memory back, and the next turn would have to ask for it again. */
function clear(list: number[]): void {
  while (list.length > 0) list.pop();
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
