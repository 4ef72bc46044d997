/** Why a tile, a set or a place to end on in the valley cannot be chosen. */
import type { Reason } from '@three-crowns/core';
import { CELL_NAMES, RAYS, WAYS } from '../grid.ts';
import { canServeOne } from '../moves/collectors.ts';
import { travellerOf } from '../moves/summon.ts';
import { castleOfTurn, faceUpIn, hasFaceUp, needsOf, type State } from '../state.ts';
import { columnName, numbers, player, players } from '../texts/names.ts';
import {
  type Ask,
  CHARACTER_OF,
  COLUMNS,
  canBeInSet,
  EMPTY,
  isCollector,
  PRIEST_TILE,
  type Tile,
  WIZARD_TILE,
} from '../vocabulary.ts';
import { at, because, kingsAt, otherPhase, othersOn } from './because.ts';

interface Where {
  readonly cell: number;
}

export function whyNotPlace(state: State, ask: Ask, { cell }: Where): Reason {
  if (ask === 'place') return whyNotPlacing(state, cell);
  if (ask !== 'summon') return otherPhase(ask, 'summon');
  return outOfReach(state, cell) ?? underKing(state, cell) ?? whyNotTile(state, cell);
}

function whyNotPlacing(state: State, cell: number): Reason {
  const [seat] = othersOn(state, [cell]);
  if (seat === undefined) return because('empty', 'F8', at(cell));
  return because('king-here', 'S1', { ...at(cell), player: player(seat) });
}

/** Nothing to take there, or no straight way. */
function outOfReach(state: State, cell: number): Reason | undefined {
  const { from } = travellerOf(state);
  const tile = state.valley[cell];
  if (tile === EMPTY && state.gaps.includes(cell)) return because('opened', 'P7', at(cell));
  if (tile === EMPTY) return because('empty', 'F8', at(cell));
  if (cell === from) return because('own-tile', tile === PRIEST_TILE ? 'P8' : 'M6', at(cell));
  return offLine(from, cell);
}

function offLine(from: number, cell: number): Reason | undefined {
  return WAYS[from][cell].length === 0
    ? because('not-in-line', 'M1', { ...at(cell), from: CELL_NAMES[from] })
    : undefined;
}

const rayOver = (from: number, cell: number): readonly number[] => RAYS[from].find((ray) => ray.includes(cell)) ?? [];

function underKing(state: State, cell: number): Reason | undefined {
  if (othersOn(state, [cell]).length === 0) return undefined;
  return because('king-on-tile', state.valley[cell] === PRIEST_TILE ? 'P8' : 'M5', kingsAt(state, cell));
}

/** A free tile in reach is refused only where a specialist's requirement is not met (M9). */
function whyNotTile(state: State, cell: number): Reason {
  const tile = state.valley[cell];
  if (tile === WIZARD_TILE) return whyNotWizard(state);
  if (isCollector(tile)) return whyNotCollector(state, tile);
  const { gold } = castleOfTurn(state);
  const fee = state.values.priestFee;
  if (gold >= fee) return because('priest-no-way', 'P5', at(cell));
  const isCoinEnough = gold + state.coins[cell] >= fee;
  return isCoinEnough ? because('priest-coin', 'P10', { fee, gold }) : because('priest-fee', 'P1', { fee, gold });
}

export function whyNotWizard(state: State): Reason {
  return because(hasFaceUp(castleOfTurn(state)) ? 'wizard-hill' : 'wizard-castle', 'W1');
}

function whyNotCollector(state: State, tile: Tile): Reason {
  const castle = castleOfTurn(state);
  const need = needsOf(state, tile);
  const held = COLUMNS.map((_, column) => faceUpIn(castle, column));
  const taxed = COLUMNS.map((_, column) => column).filter((column) => castle.taxed[column] && held[column] >= need);
  if (taxed.length > 0) return because('collector-taxed', 'T3', { need, columns: taxed.map(columnName) });
  const most = Math.max(0, ...held.filter((_, column) => !castle.taxed[column]));
  return because('collector-need', 'T2', { need, most });
}

export function whyNotSet(state: State, ask: Ask, { cell }: Where): Reason {
  if (ask !== 'summon') return otherPhase(ask, 'summon');
  return outOfReach(state, cell) ?? wrongLast(state, cell) ?? whyNotCells(state, cell);
}

/** The tile cannot be the last of any set. */
function wrongLast(state: State, cell: number): Reason | undefined {
  const { from } = travellerOf(state);
  const ray = rayOver(from, cell);
  if (!canBeInSet(state.valley[cell])) return because('set-priest', 'X14');
  if (othersOn(state, [cell]).length > 0) return because('set-king', 'X8', kingsAt(state, cell));
  if (ray[0] === cell) return because('set-near', 'X1', at(cell));
  return ray[ray.length - 1] === cell ? because('set-edge', 'X3', at(cell)) : undefined;
}

/** The tile could be the last, but what lies before it makes no set. */
function whyNotCells(state: State, cell: number): Reason {
  const character = CHARACTER_OF[state.valley[cell]];
  const way = WAYS[travellerOf(state).from][cell];
  const same = way.filter((other) => CHARACTER_OF[state.valley[other]] === character);
  const free = same.filter((other) => othersOn(state, [other]).length === 0);
  if (same.length < 2) return because('set-single', 'X1', at(cell));
  if (free.length < 2) return because('set-kings', 'X8', { ...at(cell), players: players(othersOn(state, same)) });
  if (state.valley[cell] === WIZARD_TILE) return whyNotWizard(state);
  return whyNotCollectors(
    state,
    free.map((other) => state.valley[other]),
  );
}

/** X15: the last of them with any one of the others would be a set, so the one that needs least is the reason. */
function whyNotCollectors(state: State, tiles: readonly Tile[]): Reason {
  const needOf = (tile: Tile) => needsOf(state, tile);
  const last = tiles[tiles.length - 1];
  const partner = tiles.slice(0, -1).reduce((least, tile) => (needOf(tile) < needOf(least) ? tile : least));
  const alone = [last, partner].find((tile) => !canServeOne(castleOfTurn(state), needOf(tile)));
  if (alone !== undefined) return whyNotCollector(state, alone);
  return because('set-collectors', 'X15', { needs: numbers([partner, last].map(needOf)) });
}

export function whyNotLand(state: State, ask: Ask, { cell }: Where): Reason {
  if (ask !== 'summon') return otherPhase(ask, 'summon');
  const { from } = travellerOf(state);
  if (cell === from) return because('standing-still', 'M2', at(cell));
  return offLine(from, cell) ?? notBehind(WAYS[from][cell], cell);
}

/** X2: a set is at least two tiles and the place behind the last one. */
function notBehind(way: readonly number[], cell: number): Reason {
  if (way.length <= 2) return because('land-near', 'X2', at(cell));
  return because('land-no-set', 'X2', { last: CELL_NAMES[way[way.length - 2]] });
}
