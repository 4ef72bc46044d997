/** The abilities that wait on the stack, one handler for each kind. */
import { type Handlers, makeResolver } from '@three-crowns/core';
import type { GameEvent } from '../events.ts';
import type { Move } from '../move.ts';
import type { Effect, State } from '../state.ts';
import { doJester, legalJesters } from './jester.ts';
import { doSwap, isSwapOpen, legalSwaps } from './swap.ts';
import { doTax, legalTaxes } from './tax.ts';

const HANDLERS: Handlers<State, Effect, Move, GameEvent> = {
  jester: {
    options: legalJesters,
    isOpen: () => true,
    choose: { jester: (state, _frame, { column }, emit) => doJester(state, column, emit) },
  },
  swap: {
    options: legalSwaps,
    isOpen: isSwapOpen,
    choose: { swap: (state, _frame, { piece, slope, row }, emit) => doSwap(state, piece, slope, row, emit) },
  },
  tax: {
    options: legalTaxes,
    choose: { tax: (state, { source }, { pieces }, emit) => doTax(state, source, pieces, emit) },
  },
};

export const abilities = makeResolver(HANDLERS);
