/** Names of the things on the table a player can point at; docs/valeria.md lists them. */
import type { Seat } from '@three-crowns/core';
import { DICE_ROLLED, DUKES_DEALT, SEATS } from './content/box.ts';
import { PLACE_NAMES, PLACES } from './grid.ts';
import { BANK, type Move } from './move.ts';
import type { State } from './state.ts';
import { CARDS, type Card, isMonster, RESOURCES } from './vocabulary.ts';

export type Target =
  | { readonly kind: 'place'; readonly place: number }
  /** An own card: a citizen or starter to harvest with, a domain to use, a card to give back. */
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'resource'; readonly resource: number }
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'duke'; readonly place: number }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'word'; readonly word: Word };

/** Things that have only one of their kind, by the name they have as targets. */
export const DICE = 'dice';
const SKIP = 'skip';
export const BARGAIN = 'bargain';
const WORDS = [DICE, SKIP, BARGAIN, BANK] as const;
export type Word = (typeof WORDS)[number];

export const placeTarget = (place: number): string => PLACE_NAMES[place];
export const cardTarget = (card: Card): string => `card ${CARDS[card]}`;
export const resourceTarget = (resource: number): string => RESOURCES[resource];
export const dieTarget = (die: number): string => `die ${die + 1}`;
export const dukeTarget = (place: number): string => `duke ${place + 1}`;
export const seatTarget = (seat: Seat): string => `seat ${seat + 1}`;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const ALL: readonly (readonly [string, Target])[] = [
  ...upTo(PLACES).map((place) => [placeTarget(place), { kind: 'place', place }] as const),
  ...upTo(CARDS.length).map((card) => [cardTarget(card), { kind: 'card', card }] as const),
  ...upTo(RESOURCES.length).map((resource) => [resourceTarget(resource), { kind: 'resource', resource }] as const),
  ...upTo(DICE_ROLLED).map((die) => [dieTarget(die), { kind: 'die', die }] as const),
  ...upTo(DUKES_DEALT).map((place) => [dukeTarget(place), { kind: 'duke', place }] as const),
  ...upTo(SEATS.max).map((seat) => [seatTarget(seat), { kind: 'seat', seat }] as const),
  ...WORDS.map((word) => [word, { kind: 'word', word }] as const),
];
const BY_NAME: ReadonlyMap<string, Target> = new Map(ALL);

export const targetNamed = (name: string): Target | undefined => BY_NAME.get(name);

/** The table is laid out alike all through the game. */
export function targets(_state: State): string[] {
  return [...BY_NAME.keys()];
}

export function targetsOf(state: State, move: Move): string[] {
  switch (move.do) {
    case 'keep':
      return [dukeTarget(move.place)];
    case 'roll':
      return [DICE];
    case 'pass':
      return [SKIP];
    case 'bargain':
      return [BARGAIN];
    case 'change':
      return [dieTarget(move.die), cardTarget(move.domain)];
    case 'token':
    case 'citizen':
    case 'exhaust':
    case 'capture':
    case 'recruit':
    case 'slay':
    case 'build':
      return [placeTarget(move.place)];
    case 'column':
      return [placeTarget(move.column)];
    case 'steal':
      return [move.victim === BANK ? BANK : seatTarget(move.victim), resourceTarget(move.resource)];
    case 'pick':
    case 'trade':
      return [cardTarget(move.card)];
    case 'take':
      return [resourceTarget(move.resource)];
    case 'choose': {
      const frame = state.stack[state.stack.length - 1];
      return isMonster(frame.source) ? [cardTarget(frame.source)] : [];
    }
    case 'return':
      return [cardTarget(move.card)];
    case 'rob':
      return [seatTarget(move.victim)];
  }
}
