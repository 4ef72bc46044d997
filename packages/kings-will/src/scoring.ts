/** Final scoring: wrath, will, buildings; a breakdown per seat, the total is its sum. */
import { type Outcome, type Score, type ScoreLine, type Seat, UNKNOWN } from '@three-crowns/core';
import { isMet, rewardOf } from './amounts.ts';
import { hasDisc } from './moves/pledge.ts';
import type { Palatinate } from './palatinate.ts';
import type { State } from './state.ts';
import { type Values, valuesOf } from './values.ts';
import { NO_BUILDING, NO_PLACE, NO_WILL, WILLS, type Will, type WillName } from './vocabulary.ts';

export type ScoreKey = 'points' | 'wrath' | 'shields' | 'seams' | 'hoard' | `will-${WillName}`;

interface Line extends ScoreLine {
  readonly key: ScoreKey;
}

export function scores(state: State): Score[] {
  return state.palatinates.map((_, seat) => {
    const lines = scoreLines(state, seat);
    return { total: sumOf(lines), lines };
  });
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.points, 0);

export const total = (state: State, seat: Seat): number => scores(state)[seat].total;

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

/** As far as it is known: from a view, unseen cards and hidden points are left out. */
export function scoreLines(state: State, seat: Seat): Line[] {
  const own = state.palatinates[seat];
  const values = valuesOf(state);
  const cards = judge(state, seat);
  const failed = cards.filter((card) => !card.avoided).sort((a, b) => b.reward - a.reward);
  // 40, 51: the penalty is the same for every card, so the shields go to those whose will pays most.
  const shields = Math.min(shieldsOf(values, own), failed.length);
  const shielded = failed.slice(0, shields);
  const wraths = failed.length - shields;
  const lines: Line[] = [];
  const penalty = wraths * values.numbers.wrath;
  if (own.points !== UNKNOWN) lines.push({ key: 'points', count: own.points, points: own.points });
  // 21: never below 0.
  const lost = own.points === UNKNOWN ? penalty : Math.min(own.points, penalty);
  lines.push({ key: 'wrath', count: wraths, points: lost === 0 ? 0 : -lost });
  if (shields > 0) lines.push({ key: 'shields', count: shields, points: 0 });
  for (const card of cards) {
    if (!card.own) continue;
    const points = card.avoided || shielded.includes(card) ? card.reward : 0;
    lines.push({ key: `will-${WILLS[card.will]}`, count: points > 0 ? 1 : 0, points });
  }
  const seams = seamsOf(values, own);
  lines.push({ key: 'seams', count: seams.count, points: seams.points });
  const hoard = hoardOf(values, own);
  if (hoard > 0) lines.push({ key: 'hoard', count: own.coins, points: hoard });
  return lines;
}

interface Card {
  readonly will: Will;
  /** Has a disc of the seat. */
  readonly own: boolean;
  readonly avoided: boolean;
  /** What the card pays the seat when its wrath is avoided; 0 without a disc. */
  readonly reward: number;
}

/** Cards with at least one disc; a neutral one counts (32). */
function judge(state: State, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let field = 0; field < state.plan.length; field++) {
    const will = state.plan[field];
    if (state.discs[field] === 0 || will === UNKNOWN || will === NO_WILL) continue;
    const own = hasDisc(state, field, seat);
    const avoided = isMet(state.palatinates[seat], valuesOf(state).wills[will].wrath);
    cards.push({ will, own, avoided, reward: own ? rewardOf(state, seat, will) : 0 });
  }
  return cards;
}

export function shieldsOf(values: Values, own: Palatinate): number {
  let count = 0;
  for (const place of own.sites) {
    if (place < NO_PLACE && values.places[place].effects.some((effect) => effect.kind === 'shield')) count += 1;
  }
  return count;
}

/** Touching halves of the same value make a whole symbol; outer ends score nothing (39). */
export function seamsOf(values: Values, own: Palatinate): { count: number; points: number } {
  let count = 0;
  let points = 0;
  for (let at = 1; at < own.buildings.length; at++) {
    const [west, east] = [own.buildings[at - 1], own.buildings[at]];
    if (west === NO_BUILDING || east === NO_BUILDING) continue;
    const half = values.buildings[west].right;
    if (half === 0 || half !== values.buildings[east].left) continue;
    count += 1;
    points += half;
  }
  return { count, points };
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
