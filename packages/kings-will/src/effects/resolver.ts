/** Everything that waits on the stack, one handler for each kind. */
import { type Frame, type Handlers, makeResolver } from '@three-crowns/core';
import type { EmitEvent, GameEvent } from '../events.ts';
import type { Move } from '../move.ts';
import { ANSWERS, isActOpen, isIntrigueOpen, legalActions, legalIntrigues } from '../moves/act.ts';
import {
  areLaysOpen,
  areStocksOpen,
  doHome,
  doLay,
  doSettle,
  doStock,
  legalHomes,
  legalLays,
  legalSettlings,
  legalStocks,
} from '../moves/arrange.ts';
import { doPay, doSite, legalPayments, legalSites } from '../moves/build.ts';
import { doLook, legalLooks, pushMoreLooks } from '../moves/enrich.ts';
import { doLevy, failLevy, legalLevies } from '../moves/levy.ts';
import { doGive, legalOffers } from '../moves/offer.ts';
import { arePledgesOpen, doNeutral, doPledge, legalNeutrals, legalPledges } from '../moves/pledge.ts';
import { doSwap, legalTrades } from '../moves/swap.ts';
import { areTakesOpen, doTake, legalTakes } from '../moves/tile.ts';
import { canWalkFreely, doExplore, doWalk, legalSteps, WALK_ON } from '../moves/walk.ts';
import { drop, type Effect, push, type State } from '../state.ts';
import { doLose, legalLosses } from './people.ts';

/** 1: nobody must use what is offered. */
function pass(state: State, frame: Frame<Effect>, _move: Move, emit?: EmitEvent): void {
  drop(state, frame);
  emit?.({ type: 'passed', seat: frame.seat, ask: frame.effect.kind });
}

const ACTIONS = { ...ANSWERS, pass };

const HANDLERS: Handlers<State, Effect, Move, GameEvent> = {
  lay: {
    options: legalLays,
    isOpen: areLaysOpen,
    choose: { lay: (state, { seat }, { land }, emit) => doLay(state, seat, land, emit) },
  },
  home: {
    options: legalHomes,
    isOpen: () => true,
    choose: { home: (state, { seat }, { at }, emit) => doHome(state, seat, at, emit) },
  },
  settle: {
    options: legalSettlings,
    choose: { settle: (state, { seat }, { at }, emit) => doSettle(state, seat, at, emit) },
  },
  stock: {
    options: legalStocks,
    isOpen: areStocksOpen,
    choose: { stock: (state, { seat }, { good }, emit) => doStock(state, seat, good, emit) },
  },
  tile: {
    options: legalTakes,
    isOpen: areTakesOpen,
    choose: { take: (state, frame, { slot }, emit) => doTake(state, frame, slot, emit) },
  },
  act: { options: legalActions, isOpen: isActOpen, choose: ACTIONS },
  follow: { options: legalActions, isOpen: isActOpen, choose: ACTIONS },
  intrigue: { options: legalIntrigues, isOpen: isIntrigueOpen, choose: ACTIONS },
  walk: {
    options: legalSteps,
    isOpen: (state, { seat }) => canWalkFreely(state, state.palatinates[seat]),
    choose: {
      walk: (state, { seat }, { from, to }, emit) => doWalk(state, seat, from, to, emit),
      explore(state, frame, { side, land }, emit) {
        doExplore(state, frame.seat, side, land, emit);
        drop(state, frame);
        if (frame.left > 0) push(state, WALK_ON, frame.seat, frame.source, frame.left);
      },
      pass,
    },
  },
  trade: {
    options: legalTrades,
    choose: { swap: (state, { seat }, { give, get }, emit) => doSwap(state, seat, give, get, emit), pass },
  },
  look: {
    options: legalLooks,
    choose: {
      look(state, frame, { field }, emit) {
        doLook(state, frame.seat, field, emit);
        drop(state, frame);
        pushMoreLooks(state, frame.seat, frame.source | (1 << field), frame.left);
      },
      pass,
    },
  },
  site: {
    options: legalSites,
    choose: { site: (state, frame, { at }) => doSite(state, frame, at) },
  },
  pay: {
    options: legalPayments,
    choose: { pay: (state, frame, { goods }, emit) => doPay(state, frame, goods, emit) },
  },
  lose: {
    options: legalLosses,
    choose: { lose: (state, { seat }, { at }, emit) => doLose(state, seat, at, emit) },
  },
  pledge: {
    options: legalPledges,
    isOpen: arePledgesOpen,
    choose: { pledge: (state, { seat }, { field }, emit) => doPledge(state, seat, field, emit) },
  },
  neutral: {
    options: legalNeutrals,
    choose: { neutral: (state, { seat }, { field }, emit) => doNeutral(state, seat, field, emit) },
  },
  levy: {
    options: legalLevies,
    choose: { levy: (state, { seat }, { units, from }, emit) => doLevy(state, seat, units, from, emit) },
    run: (state, { seat }, emit) => failLevy(state, seat, emit),
  },
  offer: {
    options: legalOffers,
    choose: { give: (state, frame, { offer, from }, emit) => doGive(state, frame, offer, from, emit), pass },
  },
};

export const abilities = makeResolver(HANDLERS);
