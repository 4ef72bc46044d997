/** Names of the things on the table a player can point at; docs/valeria.md lists them. */
import type { Seat } from '@three-crowns/core';
import { DUKES_DEALT } from './content/box.ts';
import { PLACE_NAMES } from './grid.ts';
import { BANK, type Move } from './move.ts';
import type { State } from './state.ts';
import { CARDS, type Card, FIRST_DOMAIN, FIRST_EVENT, FIRST_MONSTER, NOTHING, RESOURCES } from './vocabulary.ts';

export type Target =
  | { readonly kind: 'place'; readonly place: number }
  /** An own card: a citizen or starter to harvest with, a domain to use, a card to give back. */
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'resource'; readonly resource: number }
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'duke'; readonly place: number }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'word'; readonly word: Word };

/** Things that have only one of their kind. */
export const WORDS = ['dice', 'skip', 'bargain', 'bank'] as const;
export type Word = (typeof WORDS)[number];

const MOST_SEATS = 5;
const cardName = (card: Card): string => `card ${CARDS[card]}`;
const dieName = (die: number): string => `die ${die + 1}`;
const dukeName = (place: number): string => `duke ${place + 1}`;
const seatName = (seat: Seat): string => `seat ${seat + 1}`;
const OWN_CARDS = CARDS.map((_, card) => card).filter(
  (card) => card < FIRST_EVENT || (card >= FIRST_DOMAIN && card < NOTHING),
);

const BY_NAME: ReadonlyMap<string, Target> = new Map<string, Target>([
  ...PLACE_NAMES.map((name, place): [string, Target] => [name, { kind: 'place', place }]),
  ...OWN_CARDS.map((card): [string, Target] => [cardName(card), { kind: 'card', card }]),
  ...RESOURCES.map((name, resource): [string, Target] => [name, { kind: 'resource', resource }]),
  ...[0, 1].map((die): [string, Target] => [dieName(die), { kind: 'die', die }]),
  ...Array.from({ length: DUKES_DEALT }, (_, place): [string, Target] => [dukeName(place), { kind: 'duke', place }]),
  ...Array.from({ length: MOST_SEATS }, (_, seat): [string, Target] => [seatName(seat), { kind: 'seat', seat }]),
  ...WORDS.map((word): [string, Target] => [word, { kind: 'word', word }]),
]);

export const targetNamed = (name: string): Target | undefined => BY_NAME.get(name);

/** The table is laid out alike all through the game. */
export function targets(_state: State): string[] {
  return [...BY_NAME.keys()];
}

export function targetsOf(state: State, move: Move): string[] {
  switch (move.do) {
    case 'keep':
      return [dukeName(move.place)];
    case 'roll':
      return ['dice'];
    case 'pass':
      return ['skip'];
    case 'bargain':
      return ['bargain'];
    case 'change':
      return [dieName(move.die), cardName(move.domain)];
    case 'token':
    case 'citizen':
    case 'exhaust':
    case 'capture':
    case 'recruit':
    case 'slay':
    case 'build':
      return [PLACE_NAMES[move.place]];
    case 'column':
      return [PLACE_NAMES[move.column]];
    case 'steal':
      return [move.victim === BANK ? BANK : seatName(move.victim), RESOURCES[move.resource]];
    case 'pick':
    case 'trade':
      return [cardName(move.card)];
    case 'take':
      return [RESOURCES[move.resource]];
    case 'choose': {
      const frame = state.stack[state.stack.length - 1];
      return frame.source >= FIRST_MONSTER && frame.source < FIRST_EVENT ? [cardName(frame.source)] : [];
    }
    case 'return':
      return [cardName(move.card)];
    case 'rob':
      return [seatName(move.victim)];
  }
}
