/** The abilities that wait on the stack, one handler for each kind. */
import { type Handlers, makeResolver } from '@three-crowns/core';
import type { GameEvent } from '../events.ts';
import type { Move } from '../move.ts';
import type { Effect, State } from '../state.ts';
import { doJester, legalJesters } from './jester.ts';
import { doSwap, legalSwaps } from './swap.ts';
import { doTax, legalTaxes } from './tax.ts';

const HANDLERS: Handlers<State, Effect, Move, GameEvent> = {
  jester: {
    options: legalJesters,
    choose(state, _frame, move, emit) {
      if (move.do === 'jester') doJester(state, move.column, emit);
    },
  },
  swap: {
    options: legalSwaps,
    choose(state, _frame, move, emit) {
      if (move.do === 'swap') doSwap(state, move.piece, move.slope, move.row, emit);
    },
  },
  tax: {
    options: legalTaxes,
    choose(state, frame, move, emit) {
      if (move.do === 'tax') doTax(state, frame.source, move.pieces, emit);
    },
  },
};

export const abilities = makeResolver(HANDLERS);
