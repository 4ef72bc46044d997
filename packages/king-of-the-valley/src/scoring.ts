/** Final scoring (V1 to V6): a breakdown per seat, the total is its sum. */
import type { Outcome, Score, ScoreLine, Seat } from '@three-crowns/core';
import type { Castle, State, Values } from './state.ts';
import { COLUMN_OF, COLUMNS, FARMER, FIRST_JESTER, FIRST_KNIGHT, ORDERS, WIFE } from './vocabulary.ts';

export const SCORE_LINES = ['Q', 'D', 'C', 'K', 'F', 'W', 'kingdoms', ...ORDERS, 'couples', 'gold'] as const;
export type ScoreKey = (typeof SCORE_LINES)[number];

interface Line extends ScoreLine {
  readonly key: ScoreKey;
}

export function scores(state: State): Score[] {
  return state.castles.map((castle) => {
    const lines = scoreLines(state.values, castle);
    return { total: sum(lines), lines };
  });
}

export const total = (state: State, seat: Seat): number => scores(state)[seat].total;

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const final = scores(state);
  const influence = state.castles.map((castle) => influenceOf(state.values, castle));
  // V6: more points, then more influence; who is equal in both shares the place.
  const isAhead = (a: number, b: number) =>
    final[a].total > final[b].total || (final[a].total === final[b].total && influence[a] > influence[b]);
  const seats = final.map((_, seat) => seat);
  const places = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
  return { scores: final, places, winners: seats.filter((seat) => places[seat] === 1) };
}

export function scoreLines(values: Values, castle: Castle): Line[] {
  const lines: Line[] = [];
  for (let column = 0; column < COLUMNS.length; column++) {
    const count = subjectsIn(castle, column);
    lines.push({ key: COLUMNS[column], count, points: count * values.influence[column] });
  }
  lines.push({ key: 'kingdoms', count: castle.kingdoms, points: castle.kingdoms * values.kingdomPoints });
  for (let order = 0; order < ORDERS.length; order++) {
    const count = ownedOf(castle, FIRST_KNIGHT + order);
    lines.push({ key: ORDERS[order], count, points: values.orderPoints[count] });
  }
  const couples = Math.min(subjectsIn(castle, FARMER), subjectsIn(castle, WIFE));
  lines.push({ key: 'couples', count: couples, points: couples * values.couplePoints });
  lines.push({ key: 'gold', count: castle.gold, points: castle.gold * values.goldPoints });
  return lines;
}

/** The subtotal that breaks ties. */
function influenceOf(values: Values, castle: Castle): number {
  let influence = 0;
  for (let column = 0; column < COLUMNS.length; column++) {
    influence += subjectsIn(castle, column) * values.influence[column];
  }
  return influence;
}

/** Real subjects of a column, face up and face down; jesters have no influence, order or spouse (J4, V4). */
export function subjectsIn(castle: Castle, column: number): number {
  let count = 0;
  for (let piece = 0; piece < FIRST_JESTER; piece++) {
    if (COLUMN_OF[piece] === column) count += ownedOf(castle, piece);
  }
  return count;
}

export const ownedOf = (castle: Castle, piece: number): number => castle.up[piece] + castle.down[piece];

const sum = (lines: readonly Line[]): number => lines.reduce((total, line) => total + line.points, 0);
