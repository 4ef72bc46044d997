/** The order of things: dukes, then turns of roll, harvest and two actions, until every player has had as many. */
import type { Decision, Seat } from '@three-crowns/core';
import { contentOf } from './cards.ts';
import { push } from './effects/apply.ts';
import { attackNumbers, beginAttack } from './effects/attack.ts';
import { business } from './effects/resolver.ts';
import { isEndDue, isReckoningDue, watchEnd } from './ending.ts';
import type { EmitEvent } from './events.ts';
import type { Move } from './move.ts';
import { doBuild, doRecruit, doSlay, doTake, legalActions } from './moves/actions.ts';
import { doChange, doRoll, legalChanges, ROLL, runPowers } from './moves/dice.ts';
import { doKeep, legalKeeps, mustKeep } from './moves/dukes.ts';
import { doPick, doTrade, harvest, legalHarvests, mustHarvest, pushThefts } from './moves/harvest.ts';
import { runEvents } from './moves/monsterEvents.ts';
import { areMonstersGone } from './moves/stacks.ts';
import { isSolo, type State } from './state.ts';
import { type Ask, type Ending, EXHAUSTED } from './vocabulary.ts';

export function pending(state: State): readonly Decision<Ask>[] {
  if (state.stack.length > 0) {
    const { seat, effect } = state.stack[state.stack.length - 1];
    return [{ seat, ask: effect.kind as Ask }];
  }
  switch (state.phase) {
    case 'dukes':
      return seatsWhere(state, (seat) => mustKeep(state.players[seat]), 'duke');
    case 'harvest':
    case 'second':
      return seatsWhere(state, (seat) => mustHarvest(state, seat), 'harvest');
    case 'roll':
    case 'dice':
    case 'action':
      return [{ seat: state.turn, ask: state.phase }];
    default:
      return [];
  }
}

function seatsWhere(state: State, isAsked: (seat: Seat) => boolean, ask: Ask): Decision<Ask>[] {
  const asked: Decision<Ask>[] = [];
  for (let seat = 0; seat < state.players.length; seat++) if (isAsked(seat)) asked.push({ seat, ask });
  return asked;
}

export function legalMoves(state: State, seat: Seat): Move[] {
  if (state.stack.length > 0) {
    return seat === state.stack[state.stack.length - 1].seat ? business.options(state) : [];
  }
  switch (state.phase) {
    case 'dukes':
      return legalKeeps(state.players[seat]);
    case 'harvest':
    case 'second':
      return legalHarvests(state, seat);
    case 'roll':
      return seat === state.turn ? ROLL.slice() : [];
    case 'dice':
      return seat === state.turn ? legalChanges(state) : [];
    case 'action':
      return seat === state.turn ? legalActions(state) : [];
    default:
      return [];
  }
}

export function play(state: State, seat: Seat, move: Move, emit?: EmitEvent): void {
  perform(state, seat, move, emit);
  business.advance(state, emit);
  if (state.stack.length === 0 && state.phase === 'action') watchEnd(state, emit);
  while (state.stack.length === 0 && !isAsking(state)) {
    nextStep(state, emit);
    business.advance(state, emit);
  }
}

function perform(state: State, seat: Seat, move: Move, emit?: EmitEvent): void {
  switch (move.do) {
    case 'keep':
      doKeep(state, seat, move.place, emit);
      break;
    case 'roll':
      doRoll(state, emit);
      state.phase = 'dice';
      break;
    case 'change':
      doChange(state, move.domain, move.die, emit);
      break;
    case 'pick':
      doPick(state, seat, move.card, move.counts, emit);
      break;
    case 'trade':
      doTrade(state, seat, move.card, move.times, emit);
      break;
    case 'pass':
      pass(state, seat, emit);
      break;
    case 'take':
    case 'recruit':
    case 'build':
      act(state, move, emit);
      break;
    case 'slay':
      if (state.stack.length > 0) business.choose(state, move, emit);
      else act(state, move, emit);
      break;
    default:
      business.choose(state, move, emit);
  }
}

function pass(state: State, seat: Seat, emit?: EmitEvent): void {
  if (state.stack.length > 0) business.choose(state, { do: 'pass' }, emit);
  else if (state.phase === 'dice') wakeEvents(state, emit);
  else state.players[seat].due.length = 0;
}

function act(state: State, move: Move, emit?: EmitEvent): void {
  state.actions -= 1;
  push(state, state.turn, { kind: 'exhaust' }, EXHAUSTED);
  if (move.do === 'take') doTake(state, move.resource, emit);
  else if (move.do === 'recruit') doRecruit(state, move.place, move.magic, emit);
  else if (move.do === 'slay') doSlay(state, move.place, move.magic, emit);
  else if (move.do === 'build') doBuild(state, move.place, move.magic, emit);
}

/** Whether the phase waits for somebody; one that offers nothing passes by itself. */
function isAsking(state: State): boolean {
  switch (state.phase) {
    case 'roll':
    case 'over':
      return true;
    case 'dice':
      return legalChanges(state).length > 0;
    case 'action':
      return state.actions > 0 && endingNow(state) === 'none';
    case 'dukes':
    case 'harvest':
    case 'second':
      return pending(state).length > 0;
    default:
      return false;
  }
}

function nextStep(state: State, emit?: EmitEvent): void {
  const ending = endingNow(state);
  if (ending !== 'none') {
    endGame(state, ending, emit);
    return;
  }
  switch (state.phase) {
    case 'dukes':
      beginTurn(state, emit);
      break;
    case 'dice':
      wakeEvents(state, emit);
      break;
    case 'events':
      state.phase = 'thieves';
      pushThefts(state);
      break;
    case 'thieves':
      state.phase = 'harvest';
      harvest(state, emit);
      break;
    case 'harvest':
      clearDue(state);
      state.phase = 'action';
      state.actions = contentOf(state).actions;
      runPowers(state, state.turn, 'action-start', emit);
      break;
    case 'action':
      state.phase = 'close';
      runPowers(state, state.turn, 'action-end', emit);
      break;
    case 'close':
      if (isSolo(state)) {
        state.phase = 'attack';
        state.attacks = attackNumbers(state);
      } else endTurn(state, emit);
      break;
    case 'attack':
      if (state.attacks.length > 0) beginAttack(state, state.attacks.shift() as number, emit);
      else {
        state.phase = 'second';
        harvest(state, emit);
      }
      break;
    case 'second':
      clearDue(state);
      endTurn(state, emit);
      break;
    default:
      break;
  }
}

function wakeEvents(state: State, emit?: EmitEvent): void {
  state.phase = 'events';
  runEvents(state, emit);
}

/** Trades that could not be paid. */
function clearDue(state: State): void {
  for (const player of state.players) player.due.length = 0;
}

/** A game alone ends at once (A42); triumph goes before counting. */
function endingNow(state: State): Ending {
  if (!isSolo(state)) return 'none';
  if (state.ended === 'fall') return 'fall';
  if (areMonstersGone(state)) return 'triumph';
  return isReckoningDue(state) ? 'reckoning' : 'none';
}

/** A26: the condition is looked at when the seat before the first player has had its turn. */
function endTurn(state: State, emit?: EmitEvent): void {
  const next = (state.turn + 1) % state.players.length;
  if (next === state.start && !isSolo(state) && isEndDue(state)) {
    endGame(state, 'rounds', emit);
    return;
  }
  if (next === state.start) state.round += 1;
  state.turn = next;
  beginTurn(state, emit);
}

function beginTurn(state: State, emit?: EmitEvent): void {
  state.phase = 'roll';
  state.used.length = 0;
  emit?.({ type: 'turn', seat: state.turn, round: state.round });
}

function endGame(state: State, ending: Ending, emit?: EmitEvent): void {
  state.phase = 'over';
  state.ended = ending;
  state.attacks.length = 0;
  clearDue(state);
  emit?.({ type: 'over', ending });
}
