/** Final scoring: wrath, will, buildings; a breakdown per seat, and its sum alone for search, which asks it everywhere. */
import { type Outcome, type Score, type ScoreLine, type Seat, UNKNOWN } from '@three-crowns/core';
import { isMet, rewardOf } from './amounts.ts';
import { hasDisc } from './moves/pledge.ts';
import type { Palatinate } from './palatinate.ts';
import type { State } from './state.ts';
import { type Values, valuesOf } from './values.ts';
import { NO_BUILDING, NO_PLACE, NO_WILL, WILLS, type WillName } from './vocabulary.ts';

export type ScoreKey = 'points' | 'wrath' | 'shields' | 'seams' | 'hoard' | `will-${WillName}`;

interface Line extends ScoreLine {
  readonly key: ScoreKey;
}

export function scores(state: State): Score[] {
  const all: Score[] = [];
  for (let seat = 0; seat < state.palatinates.length; seat++) {
    all.push({ total: total(state, seat), lines: scoreLines(state, seat) });
  }
  return all;
}

/** As far as it is known: from a view, unseen cards and hidden points are left out. */
export function total(state: State, seat: Seat): number {
  const own = state.palatinates[seat];
  const values = valuesOf(state);
  const failed = failedFields(state, seat);
  const shielded = shieldedFields(state, seat, failed);
  let sum = knownPoints(own) - lostToWrath(values, own, countBits(failed) - countBits(shielded));
  for (let field = 0; field < state.plan.length; field++) sum += paidBy(state, seat, field, failed & ~shielded);
  return sum + seamPoints(values, own) + hoardOf(values, own);
}

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const final = scores(state);
  const seats = final.map((_, seat) => seat);
  const turn = (seat: Seat) => (seat - state.start + seats.length) % seats.length;
  // 34: of those tied, whoever sits last in the original order.
  const isAhead = (a: Seat, b: Seat) =>
    final[a].total > final[b].total || (final[a].total === final[b].total && turn(a) > turn(b));
  const places = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
  return { scores: final, places, winners: seats.filter((seat) => places[seat] === 1) };
}

function scoreLines(state: State, seat: Seat): Line[] {
  const own = state.palatinates[seat];
  const values = valuesOf(state);
  const failed = failedFields(state, seat);
  const shielded = shieldedFields(state, seat, failed);
  const shields = countBits(shielded);
  const wraths = countBits(failed) - shields;
  const lines: Line[] = [];
  if (own.points !== UNKNOWN) lines.push({ key: 'points', count: own.points, points: own.points });
  lines.push({ key: 'wrath', count: wraths, points: 0 - lostToWrath(values, own, wraths) });
  if (shields > 0) lines.push({ key: 'shields', count: shields, points: 0 });
  for (let field = 0; field < state.plan.length; field++) {
    if (!isJudged(state, field) || !hasDisc(state, field, seat)) continue;
    const points = paidBy(state, seat, field, failed & ~shielded);
    lines.push({ key: `will-${WILLS[state.plan[field]]}`, count: points > 0 ? 1 : 0, points });
  }
  lines.push({ key: 'seams', count: seamCount(values, own), points: seamPoints(values, own) });
  const hoard = hoardOf(values, own);
  if (hoard > 0) lines.push({ key: 'hoard', count: own.coins, points: hoard });
  return lines;
}

const knownPoints = ({ points }: Palatinate): number => (points === UNKNOWN ? 0 : points);

/** 21: never below 0; from a view, hidden points hide that too. */
function lostToWrath(values: Values, { points }: Palatinate, wraths: number): number {
  const penalty = wraths * values.numbers.wrath;
  return points === UNKNOWN ? penalty : Math.min(points, penalty);
}

/** A card with at least one disc, as far as it is known; a neutral disc counts (32). */
export function isJudged(state: State, field: number): boolean {
  const will = state.plan[field];
  return state.discs[field] !== 0 && will !== UNKNOWN && will !== NO_WILL;
}

/** What the card pays the seat: its will, where the seat has a disc and drew no wrath. */
function paidBy(state: State, seat: Seat, field: number, wraths: number): number {
  if (!isJudged(state, field) || !hasDisc(state, field, seat) || isIn(wraths, field)) return 0;
  return rewardOf(state, seat, state.plan[field]);
}

/** A bit for each field whose card is judged and whose wrath the seat does not avoid by itself. */
export function failedFields(state: State, seat: Seat): number {
  const { wills } = valuesOf(state);
  let failed = 0;
  for (let field = 0; field < state.plan.length; field++) {
    if (isJudged(state, field) && !isMet(state.palatinates[seat], wills[state.plan[field]].wrath)) failed |= 1 << field;
  }
  return failed;
}

/** 40, 51: the penalty is the same for every card, so the shields go to those whose will pays most. A bit each. */
export function shieldedFields(state: State, seat: Seat, failed: number): number {
  let shielded = 0;
  for (let left = shieldsOf(valuesOf(state), state.palatinates[seat]); left > 0 && shielded !== failed; left--) {
    shielded |= 1 << dearestField(state, seat, failed & ~shielded);
  }
  return shielded;
}

function dearestField(state: State, seat: Seat, fields: number): number {
  let dearest = 0;
  let most = -1;
  for (let field = 0; field < state.plan.length; field++) {
    if (!isIn(fields, field)) continue;
    const reward = paidBy(state, seat, field, 0);
    if (reward <= most) continue;
    most = reward;
    dearest = field;
  }
  return dearest;
}

const isIn = (fields: number, field: number): boolean => ((fields >> field) & 1) === 1;

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export function shieldsOf(values: Values, own: Palatinate): number {
  let count = 0;
  for (const place of own.sites) if (place < NO_PLACE && values.places[place].isShield) count += 1;
  return count;
}

/** Touching halves of the same value make a whole symbol; outer ends score nothing (39). */
export function seamPoints(values: Values, own: Palatinate): number {
  let points = 0;
  for (let at = 1; at < own.buildings.length; at++) points += seamAt(values, own, at);
  return points;
}

export function seamCount(values: Values, own: Palatinate): number {
  let count = 0;
  for (let at = 1; at < own.buildings.length; at++) if (seamAt(values, own, at) > 0) count += 1;
  return count;
}

/** The whole symbol between a land and the one to its left; 0 where there is none. */
export function seamAt(values: Values, own: Palatinate, at: number): number {
  const west = own.buildings[at - 1];
  const east = own.buildings[at];
  if (at < 1 || at >= own.buildings.length || west === NO_BUILDING || east === NO_BUILDING) return 0;
  const half = values.buildings[west].right;
  return half === values.buildings[east].left ? half : 0;
}

export function hoardOf(values: Values, own: Palatinate): number {
  let points = 0;
  for (const building of own.buildings) {
    if (building === NO_BUILDING) continue;
    const { ability } = values.buildings[building];
    if (ability.kind === 'hoard') {
      points += Math.min(ability.most, ability.points * Math.floor(own.coins / ability.per));
    }
  }
  return points;
}
