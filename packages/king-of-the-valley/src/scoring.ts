/** Final scoring (V1 to V6): thirteen lines a seat, each a count and its points; the total is their sum. */
import type { Outcome, Score, ScoreLine, Seat } from '@three-crowns/core';
import type { Castle, State, Values } from './state.ts';
import {
  COLUMN_OF,
  COLUMNS,
  FARMER,
  FIRST_KNIGHT,
  isSubject,
  JESTER_TILE,
  ORDERS,
  SUBJECTS_OF,
  type Tile,
  WIFE,
} from './vocabulary.ts';

export const SCORE_LINES = [...COLUMNS, 'kingdoms', ...ORDERS, 'couples', 'gold'] as const;
export type ScoreKey = (typeof SCORE_LINES)[number];

const KINGDOMS = SCORE_LINES.indexOf('kingdoms');
const FIRST_ORDER = SCORE_LINES.indexOf(ORDERS[0]);
const COUPLES = SCORE_LINES.indexOf('couples');
const GOLD = SCORE_LINES.indexOf('gold');

interface Line extends ScoreLine {
  readonly key: ScoreKey;
}

export function scores({ values, castles }: State): Score[] {
  return castles.map((castle) => ({
    total: totalOf(values, castle),
    lines: SCORE_LINES.map((key, line): Line => {
      const count = countOf(castle, line);
      return { key, count, points: pointsOf(values, line, count) };
    }),
  }));
}

export const total = ({ values, castles }: State, seat: Seat): number => totalOf(values, castles[seat]);

export function totalOf(values: Values, castle: Castle): number {
  let points = 0;
  for (let line = 0; line < SCORE_LINES.length; line++) points += pointsOf(values, line, countOf(castle, line));
  return points;
}

/** What a line of the score pad counts. */
function countOf(castle: Castle, line: number): number {
  if (line < KINGDOMS) return subjectsIn(castle, line);
  if (line === KINGDOMS) return castle.kingdoms;
  if (line < COUPLES) return ownedOf(castle, FIRST_KNIGHT + line - FIRST_ORDER);
  if (line === COUPLES) return Math.min(subjectsIn(castle, FARMER), subjectsIn(castle, WIFE));
  return castle.gold;
}

/** V1 to V5: what that many are worth. */
function pointsOf(values: Values, line: number, count: number): number {
  if (line < KINGDOMS) return count * values.influence[line];
  if (line === KINGDOMS) return count * values.kingdomPoints;
  if (line < COUPLES) return values.orderPoints[count];
  return count * (line === GOLD ? values.goldPoints : values.couplePoints);
}

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const final = scores(state);
  const influence = state.castles.map((castle) => subtotalOf(state.values, castle));
  // V6: more points, then more influence; who is equal in both shares the place.
  const isAhead = (a: number, b: number) =>
    final[a].total > final[b].total || (final[a].total === final[b].total && influence[a] > influence[b]);
  const seats = final.map((_, seat) => seat);
  const places = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
  return { scores: final, places, winners: seats.filter((seat) => places[seat] === 1) };
}

/** The subtotal that breaks ties. */
function subtotalOf(values: Values, castle: Castle): number {
  let influence = 0;
  for (let column = 0; column < COLUMNS.length; column++) {
    influence += subjectsIn(castle, column) * values.influence[column];
  }
  return influence;
}

/** V1, J4: what a tile counts at the end; a jester nothing, and specialists have no such number. */
export function influenceOf(values: Values, tile: Tile): number | undefined {
  if (!isSubject(tile)) return undefined;
  return tile === JESTER_TILE ? 0 : values.influence[COLUMN_OF[tile]];
}

/** Real subjects of a column, face up and face down; jesters have no influence, order or spouse (J4, V4). */
function subjectsIn(castle: Castle, column: number): number {
  const pieces = SUBJECTS_OF[column];
  let count = 0;
  for (let i = 0; i < pieces.length; i++) count += ownedOf(castle, pieces[i]);
  return count;
}

const ownedOf = (castle: Castle, piece: number): number => castle.up[piece] + castle.down[piece];
