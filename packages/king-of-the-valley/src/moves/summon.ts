/** Phase 2: the king's way through the valley and what he may take (M, X, P). */
import type { Seat } from '@three-crowns/core';
import type { EmitEvent } from '../events.ts';
import { CELL_NAMES, RAYS, WAYS } from '../grid.ts';
import type { Move } from '../move.ts';
import { castleOfTurn, hasFaceUp, hillHasSubject, needsOf, otherKings, payOf, type State } from '../state.ts';
import {
  CHARACTER_OF,
  canBeInSet,
  EMPTY,
  isCollector,
  isSubject,
  JESTER_TILE,
  PRIEST_TILE,
  type Tile,
  WIZARD_TILE,
} from '../vocabulary.ts';
import { canServe, canServeOne } from './collectors.ts';
import { welcome } from './welcome.ts';

/** A traveller stands somewhere with some gold; `closed` has a bit for every place whose tile cannot be taken. */
interface Traveller {
  readonly from: number;
  readonly gold: number;
  readonly closed: number;
}

/** A set is at least two tiles and the place behind the last one: three steps (X2). */
const SHORTEST_SET = 3;

/** Moves are never changed, so those that are always alike are made once. */
const TAKES: readonly Move[] = CELL_NAMES.map((_, to) => ({ do: 'take', to, cells: [to] }));
const PRIESTS: readonly Move[] = CELL_NAMES.map((_, to) => ({ do: 'priest', to }));
const NO_SETS: readonly (readonly number[])[] = [];

export function legalSummons(state: State): Move[] {
  const moves: Move[] = [];
  const traveller = travellerOf(state);
  for (const ray of RAYS[traveller.from]) {
    for (let d = 1; d <= ray.length; d++) {
      const to = ray[d - 1];
      if (canTakeSingle(state, traveller, to)) moves.push(TAKES[to]);
      else if (canVisitPriest(state, traveller, to)) moves.push(PRIESTS[to]);
      if (d >= SHORTEST_SET)
        for (const cells of setsBehind(state, traveller, ray, d)) moves.push({ do: 'take', to, cells });
    }
  }
  return moves;
}

/** Places whose tile the king of a seat could take alone, were it his turn to summon. */
export function inReachOf(state: State, seat: Seat): number[] {
  return legalSummons({ ...state, turn: seat }).flatMap((move) =>
    move.do === 'take' && move.cells.length === 1 ? [move.to] : [],
  );
}

/** Whether `legalSummons` holds anything. */
export function canSummon(state: State): boolean {
  return canFinish(state, travellerOf(state));
}

export function travellerOf(state: State): Traveller {
  return {
    from: state.kings[state.turn],
    gold: castleOfTurn(state).gold,
    closed: otherKings(state, state.turn),
  };
}

const isOpen = (closed: number, cell: number): boolean => ((closed >> cell) & 1) === 0;

/** M4, M5, M9: the tile the king ends on, if no other king stands there and a specialist's requirement is met. */
function canTakeSingle(state: State, { closed }: Traveller, cell: number): boolean {
  const tile = state.valley[cell];
  if (tile === EMPTY || tile === PRIEST_TILE || !isOpen(closed, cell)) return false;
  if (isSubject(tile)) return true;
  return tile === WIZARD_TILE ? canSwap(state) : canServeOne(castleOfTurn(state), needsOf(state, tile));
}

/** W1. Two wizards need no more than one: a swap leaves as many tiles on both sides as before (W6). */
function canSwap(state: State): boolean {
  return hasFaceUp(castleOfTurn(state)) && hillHasSubject(state);
}

/** P1, P5: a free priest, the fee in hand, and a way to finish the turn from there. */
function canVisitPriest(state: State, traveller: Traveller, cell: number): boolean {
  const fee = state.values.priestFee;
  if (state.valley[cell] !== PRIEST_TILE || !isOpen(traveller.closed, cell) || traveller.gold < fee) return false;
  // P7: the priest's place is open from now on; P10: a coin on the priest is taken before he is paid.
  const onwards = {
    from: cell,
    gold: traveller.gold + state.coins[cell] - fee,
    closed: traveller.closed | (1 << cell),
  };
  return canFinish(state, onwards);
}

function canFinish(state: State, traveller: Traveller): boolean {
  for (const ray of RAYS[traveller.from]) {
    for (let d = 1; d <= ray.length; d++) {
      const to = ray[d - 1];
      if (canTakeSingle(state, traveller, to) || canVisitPriest(state, traveller, to)) return true;
      if (d >= SHORTEST_SET && setsBehind(state, traveller, ray, d).length > 0) return true;
    }
  }
  return false;
}

/**
 * X1 to X15: the sets the king takes when he ends at distance d of a ray. The last tile lies right before him (X2), tiles
 * between do not matter (X5), tiles under other kings stay (X8), and all that can be taken are taken (X7).
 */
function setsBehind(
  state: State,
  { closed }: Traveller,
  ray: readonly number[],
  d: number,
): readonly (readonly number[])[] {
  const last = ray[d - 2];
  const tile = state.valley[last];
  if (!canBeInSet(tile) || !isOpen(closed, last)) return NO_SETS;
  const character = CHARACTER_OF[tile];
  let cells: number[] | undefined;
  for (let i = 0; i < d - 2; i++) {
    if (CHARACTER_OF[state.valley[ray[i]]] !== character || !isOpen(closed, ray[i])) continue;
    if (cells === undefined) cells = [ray[i]];
    else cells.push(ray[i]);
  }
  if (cells === undefined) return NO_SETS;
  cells.push(last);
  if (isCollector(tile)) return servedOf(state, cells);
  return isSubject(tile) || canSwap(state) ? [cells] : NO_SETS;
}

/** M9, X15: collectors that cannot be served with the last one stay; every largest set that can is a move of its own (X4). */
function servedOf(state: State, cells: readonly number[]): readonly (readonly number[])[] {
  const isServed = (set: readonly number[]) =>
    canServe(
      castleOfTurn(state),
      set.map((cell) => needsOf(state, state.valley[cell])),
    );
  if (isServed(cells)) return [cells];
  const last = cells[cells.length - 1];
  return cells.length === 2
    ? NO_SETS
    : cells.slice(0, -1).flatMap((cell) => (isServed([cell, last]) ? [[cell, last]] : []));
}

/** P1 to P4, P10: the first leg gives no tiles; the fee stays on the priest's place for the tile that comes there. */
export function doPriest(state: State, to: number, emit?: EmitEvent): void {
  const castle = castleOfTurn(state);
  const fee = state.values.priestFee;
  travel(state, to, emit);
  collectCoin(state, to, emit);
  castle.gold -= fee;
  state.coins[to] = fee;
  emit?.({ type: 'prayed', seat: state.turn, cell: to, gold: fee });
  leave(state, to);
}

export function doTake(state: State, to: number, cells: readonly number[], emit?: EmitEvent): void {
  const tiles = cells.map((cell) => state.valley[cell]);
  travel(state, to, emit);
  emit?.({ type: 'took', seat: state.turn, cells, tiles });
  for (const cell of cells) {
    leave(state, cell);
    collectCoin(state, cell, emit);
  }
  const tile = tiles[0];
  if (tile === JESTER_TILE) welcome(state, tile, tiles.length);
  else if (isSubject(tile)) for (const subject of tiles) welcome(state, subject, 1);
  else if (tile === WIZARD_TILE) {
    state.stack.push({ effect: { kind: 'swap' }, seat: state.turn, source: tile, left: tiles.length });
  } else summonCollectors(state, tiles, emit);
}

/** Free collectors pay at once (T1); the others wait to be served, the first one crossed on top (T7). */
function summonCollectors(state: State, tiles: readonly Tile[], emit?: EmitEvent): void {
  for (const collector of tiles) {
    if (needsOf(state, collector) > 0) continue;
    const gold = payOf(state, collector);
    castleOfTurn(state).gold += gold;
    emit?.({ type: 'taxed', seat: state.turn, collector, pieces: [], gold });
  }
  for (let i = tiles.length - 1; i >= 0; i--) {
    if (needsOf(state, tiles[i]) === 0) continue;
    state.stack.push({ effect: { kind: 'tax' }, seat: state.turn, source: tiles[i], left: 1 });
  }
}

/** The tile leaves the valley: a subject for the castle, a specialist out of the game. */
function leave(state: State, cell: number): void {
  const tile = state.valley[cell];
  if (!isSubject(tile)) state.removed.push(tile);
  state.valley[cell] = EMPTY;
  state.gaps.push(cell);
}

/** P9: the coin goes to whoever summons the tile it lies on. */
function collectCoin(state: State, cell: number, emit?: EmitEvent): void {
  const gold = state.coins[cell];
  if (gold === 0) return;
  state.coins[cell] = 0;
  castleOfTurn(state).gold += gold;
  emit?.({ type: 'found', seat: state.turn, cell, gold });
}

function travel(state: State, to: number, emit?: EmitEvent): void {
  const from = state.kings[state.turn];
  const cells = WAYS[from][to];
  for (const cell of cells) state.path.push(cell);
  state.kings[state.turn] = to;
  emit?.({ type: 'travelled', seat: state.turn, from, cells });
}
