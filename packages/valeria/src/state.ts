/** The state: a plain JSON value of small numbers and flat arrays, and the small questions everybody asks of it. */
import { cloneFrame, cloneLuck, type Frame, type Luck, type Seat } from '@three-crowns/core';
import { RESTING_SEATS } from './content/box.ts';
import type { Bundle, Effect as CardEffect, Content } from './content/types.ts';
import type { Area, Card, Duke, Ending, Level, Phase, Resource } from './vocabulary.ts';

export interface Player {
  /** Gold, strength, magic. */
  have: number[];
  /** Victory points on the board. */
  points: number;
  /** By kind: how many; the three starters are not among them. */
  citizens: number[];
  domains: Card[];
  /** The victory pile, open to all. */
  monsters: Card[];
  /** The two that were dealt, and the place of the one that is kept; `dukes.length` while none is. */
  dukes: Duke[];
  kept: number;
  /** Activated cards that wait for an answer in the harvest, choices before trades. */
  due: Due[];
}

/** So many activations of a card whose power leaves a choice. */
export interface Due {
  readonly card: Card;
  left: number;
}

/** The Dark Lord of the game alone. */
export interface Lord {
  /** Empty in the game without dukes. */
  dukes: Duke[];
  citizens: number[];
  domains: Card[];
}

/** Unfinished business. Those of cards are named like the effect of the card, with what it says. */
export type Effect =
  | { readonly kind: 'token'; readonly resource: Resource }
  | Extract<CardEffect, { readonly kind: 'steal' | 'citizen' | 'slay' | 'rob' | 'return' }>
  | { readonly kind: 'choose'; readonly of: readonly CardEffect[] }
  | { readonly kind: 'bargain'; readonly pay: Bundle; readonly get: Bundle }
  /** The next domain is turned up after everything the taken one does (A23). */
  | { readonly kind: 'reveal'; readonly place: number }
  /** Exhausted cards come when the whole action is done (A22). */
  | { readonly kind: 'exhaust' }
  /** Alone: a six lets the player choose the column; then the column is attacked. */
  | { readonly kind: 'column' }
  | { readonly kind: 'capture'; readonly column: number };

export interface State {
  /** A custom table; null for the printed box. Never changed, so clones share it. */
  readonly custom: Content | null;
  readonly level: Level;
  /** Stacks of mixed citizens, face down but for the top. */
  readonly mixed: boolean;
  /** Domains that the set-up takes out of the box, as everybody knows. */
  readonly removed: readonly Card[];
  /** The areas of the monster row, from the left. */
  readonly areas: readonly Area[];
  luck: Luck;
  /** The first player. */
  start: Seat;
  turn: Seat;
  round: number;
  phase: Phase;
  /** Actions left in this action phase. */
  actions: number;
  /** Zeros before the first roll. */
  dice: [number, number];
  /** Domains that changed a die in this roll phase. */
  used: Card[];
  stack: Frame<Effect>[];
  /** By place: the cards, top last, and how many of them from the bottom lie face down. */
  grid: Card[][];
  down: number[];
  /** By place: what lies on it when its stack is gone: NOTHING, EXHAUSTED or an event. */
  cover: Card[];
  /** By place and resource: tokens of events. */
  tokens: number[];
  /** The exhausted pile: events on top, the last one first to come, and the Exhausted cards below them. */
  events: Card[];
  exhausted: number;
  /** How many events from the top everybody knows, because they were put back there (A21). */
  known: number;
  /** Places whose stack, or event, went during this action. */
  emptied: number[];
  vacated: number[];
  players: Player[];
  lord: Lord | null;
  /** Alone: numbers whose attack is still to come. */
  attacks: number[];
  /** The end condition held when it was last looked at. */
  ending: boolean;
  ended: Ending;
}

export function clone(state: State): State {
  return {
    custom: state.custom,
    level: state.level,
    mixed: state.mixed,
    removed: state.removed,
    areas: state.areas,
    luck: cloneLuck(state.luck),
    start: state.start,
    turn: state.turn,
    round: state.round,
    phase: state.phase,
    actions: state.actions,
    dice: [state.dice[0], state.dice[1]],
    used: state.used.slice(),
    stack: state.stack.map(cloneFrame),
    grid: state.grid.map((stack) => stack.slice()),
    down: state.down.slice(),
    cover: state.cover.slice(),
    tokens: state.tokens.slice(),
    events: state.events.slice(),
    exhausted: state.exhausted,
    known: state.known,
    emptied: state.emptied.slice(),
    vacated: state.vacated.slice(),
    players: state.players.map(clonePlayer),
    lord: state.lord === null ? null : cloneLord(state.lord),
    attacks: state.attacks.slice(),
    ending: state.ending,
    ended: state.ended,
  };
}

function clonePlayer(player: Player): Player {
  return {
    have: player.have.slice(),
    points: player.points,
    citizens: player.citizens.slice(),
    domains: player.domains.slice(),
    monsters: player.monsters.slice(),
    dukes: player.dukes.slice(),
    kept: player.kept,
    due: player.due.map((due) => ({ card: due.card, left: due.left })),
  };
}

function cloneLord(lord: Lord): Lord {
  return { dukes: lord.dukes.slice(), citizens: lord.citizens.slice(), domains: lord.domains.slice() };
}

export const isSolo = (state: State): boolean => state.lord !== null;
export const playerOfTurn = (state: State): Player => state.players[state.turn];

/** Before the dice of this turn have fallen. */
export const isBeforeRoll = ({ phase }: State): boolean => phase === 'roll' || phase === 'dukes';

/** With five players the one to the right of the active player rests: no harvest, no target (A35). */
export function isResting(state: State, seat: Seat): boolean {
  const seats = state.players.length;
  return seats === RESTING_SEATS && seat === (state.turn + seats - 1) % seats;
}

/** Somebody a card of this seat may be turned against. */
export const isOpponent = (state: State, seat: Seat, other: Seat): boolean =>
  other !== seat && !isResting(state, other);

/** The face-up card on top of a stack; undefined when there is none. */
export function topOf(state: State, place: number): Card | undefined {
  const stack = state.grid[place];
  return stack.length > state.down[place] ? stack[stack.length - 1] : undefined;
}

/** A27, RULEBOOK: a place without cards counts as exhausted, whatever lies there. */
export function exhaustedPlaces(state: State): number {
  const { grid } = state;
  let count = 0;
  for (let place = 0; place < grid.length; place++) if (grid[place].length === 0) count += 1;
  return count;
}
