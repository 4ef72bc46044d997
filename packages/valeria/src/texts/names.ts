/** Messages for the things every sentence names. */
import { type Arg, type Message, type Seat, UNKNOWN } from '@three-crowns/core';
import type { Bundle } from '../content/types.ts';
import { columnOf, FIRST_CITIZEN_PLACE, isCitizenPlace, isMonsterPlace } from '../grid.ts';
import { BANK } from '../move.ts';
import {
  type Area,
  CARDS,
  type Card,
  type CitizenName,
  DUKES,
  type Duke,
  type EventName,
  EXHAUSTED,
  isCitizen,
  isMonster,
  KINDS,
  type MonsterName,
  type MonsterType,
  NOTHING,
  RESOURCES,
  type Role,
  SLOTS,
} from '../vocabulary.ts';
import type { Key } from './en.ts';

export function message(key: Key, args?: Readonly<Record<string, Arg>>): Message {
  return args === undefined ? { key } : { key, args };
}

/** Seats count from 1 in texts. */
export const player = (seat: Seat): Message => message('player', { seat: seat + 1 });
export const players = (seats: readonly Seat[]): Message[] => seats.map(player);
/** Whom something is taken from. */
export const victimName = (victim: Seat | typeof BANK): Message => (victim === BANK ? message('bank') : player(victim));

/** As a label. What covers a place has a name too, and so has a card that is not seen. */
export function cardName(card: Card): Message {
  if (card === UNKNOWN) return message('card.unknown');
  if (card === NOTHING) return message('card.nothing');
  return card === EXHAUSTED ? message('card.exhausted') : message(`card.${CARDS[card]}`);
}

/** As the object of a sentence; domains are names of their own. */
export function oneCard(card: Card): Message {
  if (card === UNKNOWN || card >= CARDS.length) return cardName(card);
  return hasArticle(card) ? message(`one.${CARDS[card] as CitizenName | MonsterName | EventName}`) : cardName(card);
}

const hasArticle = (card: Card): boolean => isCitizen(card) || isMonster(card);

export const dukeName = (duke: Duke): Message =>
  duke === UNKNOWN ? message('duke.unknown') : message(`duke.${DUKES[duke]}`);
export const areaName = (area: Area): Message => message(`area.${area}`);
export const roleName = (role: Role): Message => message(`role.${role}`);
export const typeName = (type: MonsterType): Message => message(`type.${type}`);
export const citizenName = (citizen: CitizenName): Message => message(`card.${citizen}`);
export const resourceName = (resource: number): Message => message(`resource.${RESOURCES[resource]}`);
/** A place of the grid as people point at it: its row, and the column or the number. */
export function placeName(place: number): Message {
  if (isCitizenPlace(place)) return message('place.citizens', { number: SLOTS[place - FIRST_CITIZEN_PLACE] });
  return message(isMonsterPlace(place) ? 'place.monsters' : 'place.domains', { column: columnOf(place) + 1 });
}
/** Columns of the grid count from 1. */
export const columnName = (column: number): Message => message('column', { column: column + 1 });
export const numbers = (list: readonly number[]): Message[] => list.map((number) => message('number', { number }));

export const amountOf = (resource: number, count: number): Message =>
  message(`amount.${RESOURCES[resource]}`, { count });

/** 1 gold and 2 magic. */
export function bundleText(bundle: Bundle): Message {
  const parts = KINDS.flatMap((kind) => {
    const count = bundle[kind] ?? 0;
    return count === 0 ? [] : [message(`amount.${kind}`, { count })];
  });
  if (parts.length === 1) return parts[0];
  return parts.length === 0 ? message('nothing') : message('list', { parts });
}

/** Cards with equal ones counted, in the order they first come up. */
export function countedCards(cards: readonly Card[]): Message[] {
  return [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length;
    return count === 1 ? cardName(card) : message('times', { card: cardName(card), count });
  });
}
