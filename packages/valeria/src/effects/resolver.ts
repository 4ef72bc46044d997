/** The business that waits on the stack, one handler for each kind. */
import { type Frame, type Handlers, makeResolver } from '@three-crowns/core';
import { give, pay, timesPayable } from '../counting.ts';
import type { EmitEvent, GameEvent } from '../events.ts';
import { type Move, PASS } from '../move.ts';
import { doJoin, doSlay, legalSlays } from '../moves/actions.ts';
import { doToken, legalTokens } from '../moves/monsterEvents.ts';
import { coverPlace, isOrderOpen, reveal } from '../moves/stacks.ts';
import type { Effect, State } from '../state.ts';
import { RESOURCES } from '../vocabulary.ts';
import { applyEffect, EXHAUST, push } from './apply.ts';
import { attackColumn, doCapture, fall, legalCaptures, legalColumns } from './attack.ts';
import { isPossible, legalCitizens } from './citizens.ts';
import { doReturn, legalReturns } from './returning.ts';
import { doRob, doSteal, legalRobberies, legalThefts, robGrid } from './steal.ts';

/** What a card offers may be left. */
function decline(_state: State, { seat, source }: Frame<Effect>, _move: Move, emit?: EmitEvent): void {
  emit?.({ type: 'declined', seat, card: source });
}

const HANDLERS: Handlers<State, Effect, Move, GameEvent> = {
  token: {
    options: legalTokens,
    choose: {
      token: (state, { source, effect }, { place }, emit) =>
        doToken(state, source, RESOURCES.indexOf(effect.resource), place, emit),
    },
  },
  steal: {
    options: (state, { seat, effect }) => legalThefts(state, seat, effect),
    choose: { steal: (state, { seat, source }, move, emit) => doSteal(state, seat, source, move, emit), pass: decline },
  },
  choose: {
    options: (state, { effect }) =>
      effect.of.flatMap((part, option) => (isPossible(state, part) ? [{ do: 'choose' as const, option }] : [])),
    choose: {
      choose: (state, { seat, source, effect }, { option }, emit) =>
        applyEffect(state, seat, effect.of[option], source, emit),
    },
  },
  citizen: {
    options: (state, { effect }) => legalCitizens(state, effect),
    choose: { citizen: (state, { seat, source }, { place }, emit) => doJoin(state, seat, place, source, emit) },
  },
  slay: {
    options(state) {
      const moves = legalSlays(state);
      if (moves.length > 0) moves.push(PASS);
      return moves;
    },
    choose: { slay: (state, _frame, { place, magic }, emit) => doSlay(state, place, magic, emit), pass: decline },
  },
  rob: {
    options: (state, { seat }) => legalRobberies(state, seat),
    run: (state, { seat }, emit) => robGrid(state, seat, emit),
    choose: { rob: (state, { seat }, { victim }, emit) => doRob(state, seat, victim, emit) },
  },
  return: {
    options: (state, { seat, effect }) => legalReturns(state, seat, effect),
    choose: {
      return: (state, { seat, effect }, { card }, emit) => doReturn(state, seat, card, effect, emit),
      pass: decline,
    },
  },
  bargain: {
    options: (state, { seat, effect }) =>
      timesPayable(state.players[seat], effect.pay) > 0 ? [{ do: 'bargain' }, PASS] : [],
    choose: {
      bargain(state, { seat, source, effect }, _move, emit) {
        pay(state.players[seat], effect.pay);
        give(state.players[seat], effect.get);
        emit?.({ type: 'traded', seat, card: source, paid: effect.pay, got: effect.get });
      },
      pass: decline,
    },
  },
  reveal: {
    run: (state, { effect }, emit) => reveal(state, effect.place, emit),
  },
  exhaust: {
    options: (state) =>
      isOrderOpen(state)
        ? [...state.emptied, ...state.vacated].map((place) => ({ do: 'exhaust' as const, place }))
        : undefined,
    run(state, _frame, emit) {
      // Where the order is open it was asked; what is left here is served as it comes, slain events last.
      while (state.emptied.length > 0) coverPlace(state, state.emptied[0], emit);
      while (state.vacated.length > 0) coverPlace(state, state.vacated[0], emit);
    },
    choose: {
      exhaust(state, { seat, source }, { place }, emit) {
        coverPlace(state, place, emit);
        push(state, seat, EXHAUST, source);
      },
    },
  },
  column: {
    options: legalColumns,
    choose: { column: (state, _frame, { column }, emit) => attackColumn(state, column, emit) },
  },
  capture: {
    options: (state, { effect }) => legalCaptures(state, effect.column),
    run: fall,
    choose: { capture: (state, _frame, { place }, emit) => doCapture(state, place, emit) },
  },
};

export const business = makeResolver(HANDLERS);
