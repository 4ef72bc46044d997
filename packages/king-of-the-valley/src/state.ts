/** The state: a plain JSON value of small numbers and flat arrays, and the small questions everybody asks of it. */
import { cloneFrame, cloneLuck, type Frame, type Luck, type Seat } from '@three-crowns/core';
import type { Content } from './content/types.ts';
import {
  COLLECTORS,
  COLUMNS,
  FIRST_COLLECTOR,
  isSubject,
  type Phase,
  PIECES,
  PIECES_OF,
  type Tile,
} from './vocabulary.ts';

/** The numbers of the content table that play needs. Never changed, so clones share it. */
export interface Values {
  readonly prices: readonly number[];
  /** By collector, T1 first. */
  readonly needs: readonly number[];
  readonly pays: readonly number[];
  /** By column. */
  readonly influence: readonly number[];
  readonly startGold: number;
  readonly priestFee: number;
  readonly kingdomGold: number;
  readonly kingdomPoints: number;
  readonly orderPoints: readonly number[];
  readonly couplePoints: number;
  readonly goldPoints: number;
}

export interface Castle {
  gold: number;
  /** Kingdom tokens. */
  kingdoms: number;
  /** By column: true when a tax token lies on the portrait (T3). */
  taxed: boolean[];
  /** By piece: how many lie face up, and how many face down. */
  up: number[];
  down: number[];
}

/** Unfinished abilities: jesters to put into a column, wizards' swaps, collectors to serve (`source` is the tile). */
export type Effect = { readonly kind: 'jester' } | { readonly kind: 'swap' } | { readonly kind: 'tax' };

export interface State {
  readonly values: Values;
  luck: Luck;
  /** The starting player; never changes (E3). */
  start: Seat;
  turn: Seat;
  round: number;
  phase: Phase;
  /** What the phase offers has been done or declined; the rules are about to go on. */
  acted: boolean;
  /** The hill could not be filled, or nobody can do anything: the game ends when the starting player would be next (E1, M10, E3). */
  ending: boolean;
  /** What the player whose turn it is has done in phases 1 and 3: once a turn each (R1, K1). */
  recruited: boolean;
  claimed: boolean;
  stack: Frame<Effect>[];
  /** By seat: the place of the king. */
  kings: number[];
  /** By place: the tile and the coins on it. */
  valley: Tile[];
  coins: number[];
  /** Left and right slope, foot first. */
  hill: [Tile[], Tile[]];
  /** Stacks II and III, the next tile last. */
  piles: [Tile[], Tile[]];
  /** In a view: what lies in the stacks, sorted. Everybody can work that out; only the order is secret. Else empty. */
  rest: [Tile[], Tile[]];
  castles: Castle[];
  /** Places the king crossed this turn, in order, and those that lost their tile (F2). */
  path: number[];
  gaps: number[];
  /** Specialists out of the game. */
  removed: Tile[];
}

export function valuesOf(content: Content): Values {
  const { prices, influence, startGold, priestFee, kingdomGold, kingdomPoints, orderPoints, couplePoints, goldPoints } =
    content;
  return {
    prices: prices.map((row) => row.gold),
    needs: COLLECTORS.map((name) => content.collectors[name].needs),
    pays: COLLECTORS.map((name) => content.collectors[name].gold),
    influence: COLUMNS.map((column) => influence[column]),
    startGold,
    priestFee,
    kingdomGold,
    kingdomPoints,
    orderPoints,
    couplePoints,
    goldPoints,
  };
}

export function clone(state: State): State {
  return {
    values: state.values,
    luck: cloneLuck(state.luck),
    start: state.start,
    turn: state.turn,
    round: state.round,
    phase: state.phase,
    acted: state.acted,
    ending: state.ending,
    recruited: state.recruited,
    claimed: state.claimed,
    stack: state.stack.map(cloneFrame),
    kings: state.kings.slice(),
    valley: state.valley.slice(),
    coins: state.coins.slice(),
    hill: [state.hill[0].slice(), state.hill[1].slice()],
    piles: [state.piles[0].slice(), state.piles[1].slice()],
    rest: [state.rest[0].slice(), state.rest[1].slice()],
    castles: state.castles.map(cloneCastle),
    path: state.path.slice(),
    gaps: state.gaps.slice(),
    removed: state.removed.slice(),
  };
}

function cloneCastle(castle: Castle): Castle {
  return {
    gold: castle.gold,
    kingdoms: castle.kingdoms,
    taxed: castle.taxed.slice(),
    up: castle.up.slice(),
    down: castle.down.slice(),
  };
}

export function emptyCastle(gold: number): Castle {
  return { gold, kingdoms: 0, taxed: COLUMNS.map(() => false), up: PIECES.map(() => 0), down: PIECES.map(() => 0) };
}

export const castleOfTurn = (state: State): Castle => state.castles[state.turn];
export const needsOf = (state: State, collector: Tile): number => state.values.needs[collector - FIRST_COLLECTOR];
/** Both, as a tile shows them. */
export const taxOf = (values: Values, collector: Tile): { readonly need: number; readonly gold: number } => ({
  need: values.needs[collector - FIRST_COLLECTOR],
  gold: values.pays[collector - FIRST_COLLECTOR],
});
export const payOf = (state: State, collector: Tile): number => state.values.pays[collector - FIRST_COLLECTOR];

/** Face-up tiles in a column, jesters included (T5, K4). */
export function faceUpIn(castle: Castle, column: number): number {
  let count = 0;
  const pieces = PIECES_OF[column];
  for (let i = 0; i < pieces.length; i++) count += castle.up[pieces[i]];
  return count;
}

export function hasFaceUp(castle: Castle): boolean {
  for (let piece = 0; piece < PIECES.length; piece++) if (castle.up[piece] > 0) return true;
  return false;
}

export function hillHasSubject(state: State): boolean {
  return state.hill[0].some(isSubject) || state.hill[1].some(isSubject);
}

/** A bit for every place where another king than this seat's stands. */
export function otherKings(state: State, seat: Seat): number {
  let mask = 0;
  for (let other = 0; other < state.kings.length; other++) {
    if (other !== seat) mask |= 1 << state.kings[other];
  }
  return mask;
}
