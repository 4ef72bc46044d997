/** Everything that waits on the stack, one handler for each kind. */
import { type Frame, type Handlers, makeResolver } from '@three-crowns/core';
import type { EmitEvent, GameEvent } from '../events.ts';
import type { Move } from '../move.ts';
import { doAction, legalActions, legalIntrigues } from '../moves/act.ts';
import {
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
import { doNeutral, doPledge, legalNeutrals, legalPledges } from '../moves/pledge.ts';
import { doSwap, legalTrades } from '../moves/swap.ts';
import { doTake, legalTakes } from '../moves/tile.ts';
import { doExplore, doWalk, legalSteps } from '../moves/walk.ts';
import { drop, type Effect, push, type State } from '../state.ts';
import { doLose, legalLosses } from './people.ts';

/** 1: nobody must use what is offered. */
function pass(state: State, frame: Frame<Effect>, emit?: EmitEvent): void {
  drop(state, frame);
  emit?.({ type: 'passed', seat: frame.seat, ask: frame.effect.kind });
}

function act(state: State, frame: Frame<Effect>, move: Move, emit?: EmitEvent): void {
  if (move.do === 'pass') pass(state, frame, emit);
  else doAction(state, frame.seat, move, emit);
}

const HANDLERS: Handlers<State, Effect, Move, GameEvent> = {
  lay: {
    options: legalLays,
    choose(state, { seat }, move, emit) {
      if (move.do === 'lay') doLay(state, seat, move.land, emit);
    },
  },
  home: {
    options: legalHomes,
    choose(state, { seat }, move, emit) {
      if (move.do === 'home') doHome(state, seat, move.at, emit);
    },
  },
  settle: {
    options: legalSettlings,
    choose(state, { seat }, move, emit) {
      if (move.do === 'settle') doSettle(state, seat, move.at, emit);
    },
  },
  stock: {
    options: legalStocks,
    choose(state, { seat }, move, emit) {
      if (move.do === 'stock') doStock(state, seat, move.good, emit);
    },
  },
  tile: {
    options: legalTakes,
    choose(state, frame, move, emit) {
      if (move.do === 'take') doTake(state, frame, move.slot, emit);
    },
  },
  act: { options: legalActions, choose: act },
  follow: { options: legalActions, choose: act },
  intrigue: { options: legalIntrigues, choose: act },
  walk: {
    options: legalSteps,
    choose(state, frame, move, emit) {
      if (move.do === 'walk') doWalk(state, frame.seat, move.from, move.to, emit);
      else if (move.do === 'pass') pass(state, frame, emit);
      else if (move.do === 'explore') {
        doExplore(state, frame.seat, move.side, move.land, emit);
        drop(state, frame);
        if (frame.left > 0) push(state, { kind: 'walk', explored: true }, frame.seat, frame.source, frame.left);
      }
    },
  },
  trade: {
    options: legalTrades,
    choose(state, frame, move, emit) {
      if (move.do === 'swap') doSwap(state, frame.seat, move.give, move.get, emit);
      else pass(state, frame, emit);
    },
  },
  look: {
    options: legalLooks,
    choose(state, frame, move, emit) {
      if (move.do !== 'look') return pass(state, frame, emit);
      doLook(state, frame.seat, move.field, emit);
      drop(state, frame);
      pushMoreLooks(state, frame.seat, frame.source | (1 << move.field), frame.left);
    },
  },
  site: {
    options: legalSites,
    choose(state, frame, move) {
      if (move.do === 'site') doSite(state, frame, move.at);
    },
  },
  pay: {
    options: legalPayments,
    choose(state, frame, move, emit) {
      if (move.do === 'pay') doPay(state, frame, move.goods, emit);
    },
  },
  lose: {
    options: legalLosses,
    choose(state, { seat }, move, emit) {
      if (move.do === 'lose') doLose(state, seat, move.at, emit);
    },
  },
  pledge: {
    options: legalPledges,
    choose(state, { seat }, move, emit) {
      if (move.do === 'pledge') doPledge(state, seat, move.field, emit);
    },
  },
  neutral: {
    options: legalNeutrals,
    choose(state, { seat }, move, emit) {
      if (move.do === 'neutral') doNeutral(state, seat, move.field, emit);
    },
  },
  levy: {
    options: legalLevies,
    choose(state, { seat }, move, emit) {
      if (move.do === 'levy') doLevy(state, seat, move.units, move.from, emit);
    },
    run: (state, { seat }, emit) => failLevy(state, seat, emit),
  },
  offer: {
    options: legalOffers,
    choose(state, frame, move, emit) {
      if (move.do === 'give') doGive(state, frame, move.offer, move.from, emit);
      else pass(state, frame, emit);
    },
  },
};

export const abilities = makeResolver(HANDLERS);
