/** The actions of a tile: everything each printed action allows now, and passing (1, 3, 5, 6). */
import type { Answers, Frame, Seat } from '@three-crowns/core';
import type { GameEvent } from '../events.ts';
import { type Move, PASS } from '../move.ts';
import type { Palatinate } from '../palatinate.ts';
import { type Effect, type State, workOf } from '../state.ts';
import { ACTIONS_OF, type ActionName, HARVESTS, LOCKED, TILES, type Tile } from '../vocabulary.ts';
import { doPlan, listErections, listFoundings } from './build.ts';
import { doLook, doTaxes, listLooks, listTaxes, moreLooks, pushMoreLooks } from './enrich.ts';
import { canDevelop, canEducate, doDevelop, doEducate, listDevelopment, listEducation } from './govern.ts';
import { doHarvest, listHarvests } from './harvest.ts';
import { doBirth, doSell, listBirths, listSales } from './multiply.ts';
import { doSwap, listSwaps, pushTrades } from './swap.ts';
import { canWalkFreely, doExplore, doWalk, listFirstSteps, pushWalk } from './walk.ts';

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

const hasGoods = ({ goods }: Palatinate): boolean => goods[0] + goods[1] + goods[2] + goods[3] > 0;

/** Where it is seen without listing what the action allows; false leaves it to the list. */
const IS_OPEN: { readonly [A in ActionName]: (state: State, own: Palatinate) => boolean } = {
  walk: canWalkFreely,
  swap: (_state, own) => hasGoods(own),
  birth: () => false,
  sell: (_state, own) => hasGoods(own),
  till: () => true,
  breed: () => true,
  fell: () => true,
  quarry: () => true,
  look: () => true,
  taxes: () => true,
  found: () => false,
  erect: () => false,
  educate: canEducate,
  develop: canDevelop,
};
const IS_TILE_OPEN = TILES.map((tile) => ACTIONS_OF[tile].map((action) => IS_OPEN[action]));

/** Passing is always an answer, so one action is enough for a choice. */
export const isActOpen = (state: State, { seat, source }: Frame<Effect>): boolean => isTileOpen(state, seat, source);

export function isIntrigueOpen(state: State, { seat }: Frame<Effect>): boolean {
  for (let slot = 0; slot < LOCKED; slot++) if (isTileOpen(state, seat, state.row[slot])) return true;
  return false;
}

function isTileOpen(state: State, seat: Seat, tile: Tile): boolean {
  const own = state.palatinates[seat];
  const actions = IS_TILE_OPEN[tile];
  for (let i = 0; i < actions.length; i++) if (actions[i](state, own)) return true;
  return false;
}

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
  const lists = OF_TILE[tile];
  for (let i = 0; i < lists.length; i++) lists[i](state, seat, moves);
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
