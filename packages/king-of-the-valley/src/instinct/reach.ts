/** What a seat could get in its next turn: the best of its king's ways through the valley, and of the hill. */
import type { Seat } from '@three-crowns/core';
import { RAYS } from '../grid.ts';
import { FIRST_RECRUITING_ROUND } from '../moves/recruit.ts';
import { type Castle, needsOf, otherKings, payOf, type State } from '../state.ts';
import { CHARACTER_OF, COLUMNS, EMPTY, FIRST_COLLECTOR, isSubject, PRIEST_TILE, WIZARD_TILE } from '../vocabulary.ts';
import { type CastleLook, leastInfluence } from './castleLook.ts';

/** Taxes turn tiles down, so a collector is worth a little less than it pays. */
const COLLECTOR_GAIN = 0.85;
/** A set is at least two tiles and the place behind the last one: three steps (X2). */
const SHORTEST_SET = 3;

export interface Reach {
  /** By tile, an empty place last: what it would bring the castle. */
  readonly gains: number[];
  /** The best tile or set in reach, and the next best. */
  best: number;
  second: number;
  /** The best subject of the hill that the gold pays for, after its price. */
  purchase: number;
  /** The gold of all collectors still in the game that could be served now. */
  taxes: number;
}

export function newReach(): Reach {
  return { gains: Array<number>(EMPTY + 1).fill(0), best: 0, second: 0, purchase: 0, taxes: 0 };
}

/** The gains of subjects are filled in already. */
export function lookAtReach(reach: Reach, look: CastleLook, castle: Castle, state: State, seat: Seat): void {
  gainsOfSpecialists(reach, look, castle, state);
  lookAtHill(reach, castle, state);
  reach.best = 0;
  reach.second = 0;
  const rays = RAYS[state.kings[seat]];
  // A king that has not been placed yet reaches nothing.
  if (rays === undefined) return;
  const closed = otherKings(state, seat);
  for (let r = 0; r < rays.length; r++) lookAlong(reach, state, rays[r], closed);
}

function gainsOfSpecialists(reach: Reach, look: CastleLook, castle: Castle, state: State): void {
  const { gains } = reach;
  let fullest = 0;
  for (let column = 0; column < COLUMNS.length; column++) {
    if (!castle.taxed[column] && look.up[column] > fullest) fullest = look.up[column];
  }
  reach.taxes = 0;
  for (let tile = FIRST_COLLECTOR; tile < EMPTY; tile++) {
    const need = needsOf(state, tile);
    gains[tile] = 0;
    if (need > fullest) continue;
    const gold = payOf(state, tile);
    gains[tile] = gold * (need > 0 ? COLLECTOR_GAIN : 1);
    if (!state.removed.includes(tile)) reach.taxes += gold;
  }
  gains[PRIEST_TILE] = 0;
  gains[EMPTY] = 0;
  gains[WIZARD_TILE] = state.valley.includes(WIZARD_TILE) ? wizardGain(gains, castle, state) : 0;
}

/** The best subject of the hill for the tile that is worth least (W1). */
function wizardGain(gains: readonly number[], castle: Castle, state: State): number {
  const out = leastInfluence(castle, state.values);
  if (out === undefined) return 0;
  let best = 0;
  for (let slope = 0; slope < state.hill.length; slope++) {
    const tiles = state.hill[slope];
    for (let row = 0; row < tiles.length; row++) {
      if (isSubject(tiles[row]) && gains[tiles[row]] - out > best) best = gains[tiles[row]] - out;
    }
  }
  return best;
}

function lookAtHill(reach: Reach, castle: Castle, { hill, values, round }: State): void {
  let best = 0;
  // R1: a turn of the first round cannot recruit; the next one can.
  if (round + 1 >= FIRST_RECRUITING_ROUND) {
    for (let slope = 0; slope < hill.length; slope++) {
      const tiles = hill[slope];
      for (let row = 0; row < tiles.length; row++) {
        const price = values.prices[row];
        if (price > castle.gold) break;
        const gain = isSubject(tiles[row]) ? reach.gains[tiles[row]] - price * values.goldPoints : 0;
        if (gain > best) best = gain;
      }
    }
  }
  reach.purchase = best;
}

function lookAlong(reach: Reach, state: State, ray: readonly number[], closed: number): void {
  for (let d = 1; d <= ray.length; d++) {
    offer(reach, gainAt(reach, state, ray[d - 1], closed));
    if (d >= SHORTEST_SET) offer(reach, setGain(reach, state, ray, d, closed));
  }
}

function offer(reach: Reach, gain: number): void {
  if (gain > reach.best) {
    reach.second = reach.best;
    reach.best = gain;
  } else if (gain > reach.second) reach.second = gain;
}

function gainAt({ gains }: Reach, state: State, cell: number, closed: number): number {
  return ((closed >> cell) & 1) === 1 ? 0 : gains[state.valley[cell]] + state.coins[cell];
}

/** The tiles like the last one before the king's end, taken together (X1 to X8). */
function setGain(reach: Reach, state: State, ray: readonly number[], d: number, closed: number): number {
  const last = ray[d - 2];
  if (((closed >> last) & 1) === 1) return 0;
  const character = CHARACTER_OF[state.valley[last]];
  let gain = gainAt(reach, state, last, closed);
  let count = 1;
  for (let i = 0; i < d - 2; i++) {
    if (CHARACTER_OF[state.valley[ray[i]]] !== character || ((closed >> ray[i]) & 1) === 1) continue;
    gain += gainAt(reach, state, ray[i], closed);
    count += 1;
  }
  return count > 1 ? gain : 0;
}
