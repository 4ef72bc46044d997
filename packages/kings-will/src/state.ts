/** The state: a plain JSON value of small numbers and flat arrays, and the small questions everybody asks of it. */
import { cloneFrame, cloneLuck, type Frame, type Luck, type Seat, UNKNOWN } from '@three-crowns/core';
import { clonePalatinate, type Palatinate } from './palatinate.ts';
import { type ValuesIn, valuesOf } from './values.ts';
import {
  type Building,
  type Land,
  NO_BUILDING,
  NO_PLACE,
  NO_SITE,
  type Phase,
  PLACES,
  type Tile,
  type Travel,
  type Will,
} from './vocabulary.ts';

/** Something to be built: a place, or a building after all places. */
export type Work = number;

/** Unfinished business, the phases of set-up, turn and visit among it. */
export type Effect =
  | { readonly kind: 'lay' | 'home' | 'settle' | 'stock' | 'tile' }
  /** `source` is the tile taken; `left` counts actions. */
  | { readonly kind: 'act' | 'follow' | 'intrigue' }
  /** `left` counts steps; one new land a move (24). */
  | { readonly kind: 'walk'; readonly explored: boolean }
  /** More goods to swap (Trading House); more cards to look at (Scriptorium; `source` has a bit for each field seen). */
  | { readonly kind: 'trade' | 'look' }
  | { readonly kind: 'site'; readonly work: Work }
  | { readonly kind: 'pay'; readonly work: Work; readonly at: number }
  /** A farmer is lost to a rebellion. */
  | { readonly kind: 'lose' }
  /** `source` of an offer has a bit for each one given. */
  | { readonly kind: 'pledge' | 'neutral' | 'levy' | 'offer' };

/** A frame of one of the kinds that carry more than their name. */
export type FrameOf<K extends 'walk' | 'site' | 'pay'> = Frame<Extract<Effect, { readonly kind: K }>>;

/** How the table wants to play. */
export interface Manner {
  /** Everybody sees all points (35). */
  readonly openPoints: boolean;
  /** The program keeps the cards a player has seen (31). */
  readonly notebook: boolean;
  /** Long rounds are cut short (37). */
  readonly limited: boolean;
}

export interface State {
  /** The numbers of the content, by name or in full: ask `valuesOf`. Never changed, so clones share it. */
  readonly values: ValuesIn;
  readonly manner: Manner;
  luck: Luck;
  /** The starting player of the game. */
  start: Seat;
  /** Whose turn it is; in a visit, who took the last tile. */
  turn: Seat;
  round: number;
  /** Turns begun in this round. */
  number: number;
  phase: Phase;
  stack: Frame<Effect>[];
  /** Action tiles by slot; the tile in `slot` is taken out until the turn ends. */
  row: Tile[];
  slot: number;
  /** A bit for each seat that has exchanged a harvested good with this tile (9). */
  exchanged: number;
  palatinates: Palatinate[];
  /** By field of the plan: the card, a bit for each seat that has seen it, a bit for each disc. */
  plan: Will[];
  seen: number[];
  discs: number[];
  /** By seat: the field whose card was just shown to it, until its next move. */
  glance: number[];
  /** By seat: cards to choose from at the start, and the one put away (NO_WILL before). */
  hands: Will[][];
  discards: Will[];
  /** Travel boards in the order of the rounds. */
  journey: Travel[];
  /** What is left beside the boards; `built` has a bit for each building taken. */
  farmersLeft: number;
  landsLeft: number[];
  placesLeft: number[];
  built: number;
}

export function clone(state: State): State {
  return {
    values: state.values,
    manner: state.manner,
    luck: cloneLuck(state.luck),
    start: state.start,
    turn: state.turn,
    round: state.round,
    number: state.number,
    phase: state.phase,
    stack: state.stack.map(cloneFrame),
    row: state.row.slice(),
    slot: state.slot,
    exchanged: state.exchanged,
    palatinates: state.palatinates.map(clonePalatinate),
    plan: state.plan.slice(),
    seen: state.seen.slice(),
    discs: state.discs.slice(),
    glance: state.glance.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    discards: state.discards.slice(),
    journey: state.journey.slice(),
    farmersLeft: state.farmersLeft,
    landsLeft: state.landsLeft.slice(),
    placesLeft: state.placesLeft.slice(),
    built: state.built,
  };
}

export const isPlaceWork = (work: Work): boolean => work < PLACES.length;
export const buildingOf = (work: Work): Building => work - PLACES.length;
export const workOf = (building: Building): Work => building + PLACES.length;

export const travelOf = (state: State): Travel => state.journey[state.round - 1];
export const seatCountOf = (state: State): number => state.palatinates.length;

/** 31: a card as an event tells it. Without a notebook the log keeps no note: the card is in the view while it is shown. */
export const told = (state: State, will: Will): Will => (state.manner.notebook ? will : UNKNOWN);

/** Puts a new land, with nothing on it, at an end of the row. */
export function addLand(state: State, own: Palatinate, land: Land, isLeft: boolean): void {
  const sites = [NO_PLACE, valuesOf(state).sites[land] > 1 ? NO_PLACE : NO_SITE];
  if (isLeft) {
    own.lands.unshift(land);
    own.farmers.unshift(0);
    own.buildings.unshift(NO_BUILDING);
    own.sites.unshift(...sites);
  } else {
    own.lands.push(land);
    own.farmers.push(0);
    own.buildings.push(NO_BUILDING);
    own.sites.push(...sites);
  }
  state.landsLeft[land] -= 1;
}

/** A frame on top of what waits. */
export function push(state: State, effect: Effect, seat: Seat, source = 0, left = 1): void {
  state.stack.push({ effect, seat, source, left });
}

/** Ends a frame that could be done more often: its player has had enough. */
export function drop(state: State, frame: Frame<Effect>): void {
  if (state.stack[state.stack.length - 1] === frame) state.stack.pop();
}
