/** The business that waits on the stack, one handler for each kind. */
import { type Handlers, makeResolver } from '@three-crowns/core';
import { give, pay, timesPayable } from '../counting.ts';
import type { GameEvent } from '../events.ts';
import { type Move, PASS } from '../move.ts';
import { doJoin, doSlay, legalSlays } from '../moves/actions.ts';
import { doToken, legalTokens } from '../moves/monsterEvents.ts';
import { coverPlace, isOrderOpen, reveal } from '../moves/stacks.ts';
import type { Effect, State } from '../state.ts';
import { RESOURCES } from '../vocabulary.ts';
import { applyEffect, push } from './apply.ts';
import { attackColumn, doCapture, fall, legalCaptures, legalColumns } from './attack.ts';
import { isPossible, legalCitizens } from './citizens.ts';
import { doReturn, legalReturns } from './returning.ts';
import { doRob, doSteal, legalRobberies, legalThefts, robGrid } from './steal.ts';

const HANDLERS: Handlers<State, Effect, Move, GameEvent> = {
  token: {
    options: legalTokens,
    choose(state, { source, effect }, move, emit) {
      if (move.do === 'token') doToken(state, source, RESOURCES.indexOf(effect.resource), move.place, emit);
    },
  },
  steal: {
    options: (state, { seat, effect }) => legalThefts(state, seat, effect),
    choose(state, { seat, source }, move, emit) {
      if (move.do === 'steal') doSteal(state, seat, source, move, emit);
      else emit?.({ type: 'declined', seat, card: source });
    },
  },
  choose: {
    options: (state, { effect }) =>
      effect.of.flatMap((part, option) => (isPossible(state, part) ? [{ do: 'choose' as const, option }] : [])),
    choose(state, { seat, source, effect }, move, emit) {
      if (move.do === 'choose') applyEffect(state, seat, effect.of[move.option], source, emit);
    },
  },
  citizen: {
    options: (state, { effect }) => legalCitizens(state, effect),
    choose(state, { seat, source }, move, emit) {
      if (move.do === 'citizen') doJoin(state, seat, move.place, source, emit);
    },
  },
  slay: {
    options(state) {
      const moves = legalSlays(state);
      if (moves.length > 0) moves.push(PASS);
      return moves;
    },
    choose(state, { seat, source }, move, emit) {
      if (move.do === 'slay') doSlay(state, move.place, move.magic, emit);
      else emit?.({ type: 'declined', seat, card: source });
    },
  },
  rob: {
    options: (state, { seat }) => legalRobberies(state, seat),
    run: (state, { seat }, emit) => robGrid(state, seat, emit),
    choose(state, { seat }, move, emit) {
      if (move.do === 'rob') doRob(state, seat, move.victim, emit);
    },
  },
  return: {
    options: (state, { seat, effect }) => legalReturns(state, seat, effect),
    choose(state, { seat, source, effect }, move, emit) {
      if (move.do === 'return') doReturn(state, seat, move.card, effect, emit);
      else emit?.({ type: 'declined', seat, card: source });
    },
  },
  bargain: {
    options: (state, { seat, effect }) =>
      timesPayable(state.players[seat], effect.pay) > 0 ? [{ do: 'bargain' }, PASS] : [],
    choose(state, { seat, source, effect }, move, emit) {
      if (move.do !== 'bargain') emit?.({ type: 'declined', seat, card: source });
      else {
        pay(state.players[seat], effect.pay);
        give(state.players[seat], effect.get);
        emit?.({ type: 'traded', seat, card: source, paid: effect.pay, got: effect.get });
      }
    },
  },
  reveal: {
    run: (state, { effect }, emit) => reveal(state, effect.place, emit),
  },
  exhaust: {
    options: (state) =>
      isOrderOpen(state)
        ? [...state.emptied, ...state.vacated].map((place) => ({ do: 'exhaust' as const, place }))
        : [],
    run(state, _frame, emit) {
      // Where the order is open it was asked; what is left here is served as it comes, slain events last.
      while (state.emptied.length > 0) coverPlace(state, state.emptied[0], emit);
      while (state.vacated.length > 0) coverPlace(state, state.vacated[0], emit);
    },
    choose(state, { seat, source }, move, emit) {
      if (move.do === 'exhaust') coverPlace(state, move.place, emit);
      push(state, seat, { kind: 'exhaust' }, source);
    },
  },
  column: {
    options: legalColumns,
    choose(state, _frame, move, emit) {
      if (move.do === 'column') attackColumn(state, move.column, emit);
    },
  },
  capture: {
    options: (state, { effect }) => legalCaptures(state, effect.column),
    run: fall,
    choose(state, _frame, move, emit) {
      if (move.do === 'capture') doCapture(state, move.place, emit);
    },
  },
};

export const business = makeResolver(HANDLERS);
