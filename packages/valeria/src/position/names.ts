/** Single words of a written position, and lists of cards. */
import { BadInput, shown, UNKNOWN, wholeAt } from '@three-crowns/core';
import { PLACE_NAMES } from '../grid.ts';
import { CARDS, type Card, DUKES, type Duke } from '../vocabulary.ts';

/** Resources have no limit (A25); this one only keeps a slip of the pen within what a number can hold. */
export const MOST = 9_999_999;

export function numberIn(word: string | undefined, place: string, min: number, max: number): number {
  return wholeAt(/^\d{1,7}$/.test(word ?? '') ? Number(word) : word, place, min, max);
}

/** The only word of a topic as a number. */
export function onlyNumber(words: readonly string[], place: string, min: number, max: number): number {
  if (words.length !== 1) throw new BadInput(place, `expected one number, found ${shown(words.join(' '))}`);
  return numberIn(words[0], place, min, max);
}

export function placeNamed(word: string | undefined, place: string): number {
  const found = PLACE_NAMES.indexOf(word ?? '');
  if (found < 0) throw new BadInput(place, `expected a place from m1 to d5, found ${shown(word)}`);
  return found;
}

export function cardWithName(word: string | undefined, place: string, what: string): Card {
  const card = (CARDS as readonly string[]).indexOf(word ?? '');
  if (card < 0) throw new BadInput(place, `expected ${what}, found ${shown(word)}`);
  return card;
}

/** What a list of cards may hold. */
export interface Kinds {
  /** In words, for messages. */
  readonly what: string;
  readonly fits: (card: Card) => boolean;
  /** More than the box could ever hold of one thing in one place. */
  readonly most: number;
}

/** `goblin 3, troll, ?2`: names, each with a count behind it if there are several, and cards that are dealt. */
export function cardsIn(words: readonly string[], place: string, { what, fits, most }: Kinds): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < words.length; i++) {
    const unknown = /^\?(\d{0,2})$/.exec(words[i]);
    const card = unknown === null ? cardWithName(words[i], place, what) : UNKNOWN;
    if (card !== UNKNOWN && !fits(card)) throw new BadInput(place, `expected ${what}, found ${shown(words[i])}`);
    let count = unknown === null || unknown[1] === '' ? 1 : Number(unknown[1]);
    if (unknown === null && /^\d/.test(words[i + 1] ?? '')) {
      i += 1;
      count = numberIn(words[i], `${place}, ${CARDS[card]}`, 1, most);
    }
    if (cards.length + count > most) throw new BadInput(place, `expected at most ${most} cards`);
    for (let n = 0; n < count; n++) cards.push(card);
  }
  return cards;
}

/** Equal neighbours together. */
export function cardNames(cards: readonly Card[]): string[] {
  const names: string[] = [];
  for (let from = 0; from < cards.length; ) {
    let to = from + 1;
    while (to < cards.length && cards[to] === cards[from]) to += 1;
    const count = to - from > 1 ? `${to - from}` : '';
    if (cards[from] === UNKNOWN) names.push(`?${count}`);
    else names.push(count === '' ? CARDS[cards[from]] : `${CARDS[cards[from]]} ${count}`);
    from = to;
  }
  return names;
}

export function dukesIn(words: readonly string[], place: string): Duke[] {
  return words.map((word) => {
    const duke = word === '?' ? UNKNOWN : (DUKES as readonly string[]).indexOf(word);
    if (word !== '?' && duke < 0) {
      throw new BadInput(place, `expected a duke of ${DUKES.join(', ')} or ?, found ${shown(word)}`);
    }
    return duke;
  });
}

export const dukeNames = (dukes: readonly Duke[]): string[] => dukes.map((duke) => DUKES[duke] ?? '?');
