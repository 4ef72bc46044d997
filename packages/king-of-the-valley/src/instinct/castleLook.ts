/**
 * A castle as a bot looks at it: counted once, then asked again and again. A look is made over for every castle, never
 * made new, because search looks at every node.
 */
import type { Castle, Values } from '../state.ts';
import {
  COLUMN_OF,
  COLUMNS,
  COUNTESS,
  DUKE,
  FARMER,
  FIRST_JESTER,
  FIRST_KNIGHT,
  KNIGHT,
  ORDERS,
  PIECES,
  type Piece,
  QUEEN,
  WIFE,
} from '../vocabulary.ts';

/** Q, D, C, K, and farmers with wives (K2). */
export const KINGDOM_PLACES = 5;
const COMMONERS = KINGDOM_PLACES - 1;

export interface CastleLook {
  /** Points in hand: what the castle would score now. */
  points: number;
  /** By column: face-up tiles, jesters included, and real subjects, face up or down. */
  readonly up: number[];
  readonly subjects: number[];
  /** By order: knights, face up or down. */
  readonly knights: number[];
  /** By place of a kingdom: face-up tiles. */
  readonly places: number[];
  /** Whole kingdoms that lie face up, and how many places of the next one are filled. */
  kingdoms: number;
  begun: number;
}

export function newCastleLook(): CastleLook {
  return {
    points: 0,
    up: COLUMNS.map(() => 0),
    subjects: COLUMNS.map(() => 0),
    knights: ORDERS.map(() => 0),
    places: Array<number>(KINGDOM_PLACES).fill(0),
    kingdoms: 0,
    begun: 0,
  };
}

export function lookAtCastle(look: CastleLook, castle: Castle, values: Values): void {
  countPieces(look, castle);
  countKingdoms(look);
  look.points = pointsOf(look, castle, values);
}

function countPieces({ up, subjects, knights }: CastleLook, castle: Castle): void {
  for (let column = 0; column < COLUMNS.length; column++) {
    up[column] = castle.up[FIRST_JESTER + column];
    subjects[column] = 0;
  }
  for (let piece = 0; piece < FIRST_JESTER; piece++) {
    const column = COLUMN_OF[piece];
    up[column] += castle.up[piece];
    subjects[column] += castle.up[piece] + castle.down[piece];
  }
  for (let order = 0; order < ORDERS.length; order++) {
    knights[order] = castle.up[FIRST_KNIGHT + order] + castle.down[FIRST_KNIGHT + order];
  }
}

function countKingdoms(look: CastleLook): void {
  const { places, up } = look;
  places[QUEEN] = up[QUEEN];
  places[DUKE] = up[DUKE];
  places[COUNTESS] = up[COUNTESS];
  places[KNIGHT] = up[KNIGHT];
  places[COMMONERS] = up[FARMER] + up[WIFE];
  let kingdoms = places[0];
  for (let place = 1; place < KINGDOM_PLACES; place++) if (places[place] < kingdoms) kingdoms = places[place];
  let begun = 0;
  for (let place = 0; place < KINGDOM_PLACES; place++) if (places[place] > kingdoms) begun += 1;
  look.kingdoms = kingdoms;
  look.begun = begun;
}

/** The same as the score pad's total (V1 to V5), from what is counted already. */
function pointsOf({ subjects, knights }: CastleLook, castle: Castle, values: Values): number {
  let points = castle.kingdoms * values.kingdomPoints + castle.gold * values.goldPoints;
  for (let column = 0; column < COLUMNS.length; column++) points += subjects[column] * values.influence[column];
  for (let order = 0; order < ORDERS.length; order++) points += values.orderPoints[knights[order]];
  return points + Math.min(subjects[FARMER], subjects[WIFE]) * values.couplePoints;
}

export const placeOf = (column: number): number => (column < COMMONERS ? column : COMMONERS);

/** The least influence of a tile that lies face up: what a wizard would take out (W1); undefined when none does. */
export function leastInfluence(castle: Castle, values: Values): number | undefined {
  let least: number | undefined;
  for (let piece: Piece = 0; piece < PIECES.length; piece++) {
    if (castle.up[piece] === 0) continue;
    const influence = piece < FIRST_JESTER ? values.influence[COLUMN_OF[piece]] : 0;
    if (least === undefined || influence < least) least = influence;
  }
  return least;
}
