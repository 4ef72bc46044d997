/** The actions of a tile: everything each printed action allows now, and passing (1, 3, 5, 6). */
import type { Answers, Frame, Seat } from '@three-crowns/core';
import type { GameEvent } from '../events.ts';
import { type Move, PASS } from '../move.ts';
import { type Effect, type State, workOf } from '../state.ts';
import { ACTIONS_OF, type ActionName, HARVESTS, LOCKED, TILES, type Tile } from '../vocabulary.ts';
import { doPlan, listErections, listFoundings } from './build.ts';
import { doLook, doTaxes, listLooks, listTaxes, moreLooks, pushMoreLooks } from './enrich.ts';
import { doDevelop, doEducate, listDevelopment, listEducation } from './govern.ts';
import { doHarvest, listHarvests } from './harvest.ts';
import { doBirth, doSell, listBirths, listSales } from './multiply.ts';
import { doSwap, listSwaps, pushTrades } from './swap.ts';
import { doExplore, doWalk, listFirstSteps, pushWalk } from './walk.ts';

const LIST: { readonly [A in ActionName]: (state: State, seat: Seat, moves: Move[]) => void } = {
  walk: listFirstSteps,
  swap: listSwaps,
  birth: listBirths,
  sell: listSales,
  till: harvesting('till'),
  breed: harvesting('breed'),
  fell: harvesting('fell'),
  quarry: harvesting('quarry'),
  look: (state, _seat, moves) => listLooks(state, moves),
  taxes: (_state, _seat, moves) => listTaxes(moves),
  found: listFoundings,
  erect: listErections,
  educate: listEducation,
  develop: listDevelopment,
};

function harvesting(action: (typeof HARVESTS)[number]) {
  const good = HARVESTS.indexOf(action);
  return (state: State, seat: Seat, moves: Move[]) => listHarvests(state, seat, good, moves);
}

/** By tile: what lists the moves of its two actions. */
const OF_TILE = TILES.map((tile) => ACTIONS_OF[tile].map((action) => LIST[action]));

export function legalActions(state: State, { seat, source }: Frame<Effect>): Move[] {
  const moves: Move[] = [];
  listActions(state, seat, source, moves);
  moves.push(PASS);
  return moves;
}

/** 5: one action of any tile that is locked at this moment; the king has none. */
export function legalIntrigues(state: State, { seat }: Frame<Effect>): Move[] {
  const moves: Move[] = [];
  for (let slot = 0; slot < LOCKED; slot++) listActions(state, seat, state.row[slot], moves);
  moves.push(PASS);
  return moves;
}

function listActions(state: State, seat: Seat, tile: Tile, moves: Move[]): void {
  for (const list of OF_TILE[tile]) list(state, seat, moves);
}

/** Whether the action allows anything now. */
export function canUse(state: State, seat: Seat, action: ActionName): boolean {
  const moves: Move[] = [];
  LIST[action](state, seat, moves);
  return moves.length > 0;
}

/** What each action of a tile does. */
export const ANSWERS: Answers<State, Effect, Move, GameEvent> = {
  walk(state, { seat }, { from, to }, emit) {
    doWalk(state, seat, from, to, emit);
    pushWalk(state, seat, false);
  },
  explore(state, { seat }, { side, land }, emit) {
    doExplore(state, seat, side, land, emit);
    pushWalk(state, seat, true);
  },
  swap(state, { seat }, { give, get }, emit) {
    doSwap(state, seat, give, get, emit);
    pushTrades(state, seat);
  },
  birth: (state, { seat }, { at }, emit) => doBirth(state, seat, at, emit),
  sell: (state, { seat }, { good }, emit) => doSell(state, seat, good, emit),
  harvest: (state, { seat }, { good, instead }, emit) => doHarvest(state, seat, good, instead, emit),
  look(state, { seat }, { field }, emit) {
    doLook(state, seat, field, emit);
    pushMoreLooks(state, seat, 1 << field, moreLooks(state, seat));
  },
  taxes: (state, { seat }, _move, emit) => doTaxes(state, seat, emit),
  found: (state, { seat }, { place }) => doPlan(state, seat, place),
  erect: (state, { seat }, { building }) => doPlan(state, seat, workOf(building)),
  educate: (state, { seat }, _move, emit) => doEducate(state, seat, emit),
  develop: (state, { seat }, _move, emit) => doDevelop(state, seat, emit),
};
