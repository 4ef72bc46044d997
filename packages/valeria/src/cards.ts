/** Rows of the content table by card, and what follows from them, worked out once for each table. */
import { BASE } from './content/tables.ts';
import type { Citizen, Content, Domain, DukeRow, Effect, Monster, MonsterEvent, Starter } from './content/types.ts';
import type { State } from './state.ts';
import {
  type Card,
  CITIZENS,
  type Duke,
  FIRST_DOMAIN,
  FIRST_EVENT,
  FIRST_MONSTER,
  FIRST_STARTER,
  isEvent,
  ROLES,
  SLOTS,
} from './vocabulary.ts';

export interface Tables {
  readonly content: Content;
  /** By citizen and starter: its slot; `SLOTS.length` for the herald. */
  readonly slots: readonly number[];
  /** By slot: the citizens and starters it wakes. */
  readonly woken: readonly (readonly Card[])[];
  /** By citizen: its role. */
  readonly roles: readonly number[];
  /** By citizen: how many starters bear its name. */
  readonly namesakes: readonly number[];
  /** By domain (0 is the first): how many of each role it needs. */
  readonly needs: readonly (readonly number[])[];
}

function tablesFor(content: Content): Tables {
  const producers = [...content.citizens, ...content.starters];
  const slots = producers.map(({ slot }) => (slot === undefined ? SLOTS.length : SLOTS.indexOf(slot)));
  return {
    content,
    slots,
    woken: SLOTS.map((_, slot) => producers.flatMap((_row, card) => (slots[card] === slot ? [card] : []))),
    roles: content.citizens.map(({ role }) => ROLES.indexOf(role)),
    namesakes: CITIZENS.map((name) => content.starters.filter((starter) => starter.as === name).length),
    needs: content.domains.map(({ icons }) => ROLES.map((role) => icons.filter((icon) => icon === role).length)),
  };
}

const BASE_TABLES = tablesFor(BASE);
/** A memo of a pure function: it can never change a result. */
const custom = new WeakMap<Content, Tables>();

export function tablesOf(state: State): Tables {
  if (state.custom === null) return BASE_TABLES;
  const known = custom.get(state.custom) ?? tablesFor(state.custom);
  custom.set(state.custom, known);
  return known;
}

export const contentOf = (state: State): Content => state.custom ?? BASE;
export const citizenRow = (state: State, card: Card): Citizen => contentOf(state).citizens[card];
export const domainRow = (state: State, card: Card): Domain => contentOf(state).domains[card - FIRST_DOMAIN];
export const eventRow = (state: State, card: Card): MonsterEvent => contentOf(state).events[card - FIRST_EVENT];
export const dukeRow = (state: State, duke: Duke): DukeRow => contentOf(state).dukes[duke];

/** Monsters of an area and events alike. */
export function monsterRow(state: State, card: Card): Monster | MonsterEvent {
  return isEvent(card) ? eventRow(state, card) : contentOf(state).monsters[card - FIRST_MONSTER];
}

/** A citizen or a starter: a card with a left and a right power. */
export function producerRow(state: State, card: Card): Citizen | Starter {
  return card < FIRST_STARTER ? citizenRow(state, card) : contentOf(state).starters[card - FIRST_STARTER];
}

/** What an activation of the card brings: left to the active player, right to the others. */
export function powerOf(state: State, card: Card, isActive: boolean): Effect {
  const row = producerRow(state, card);
  return isActive ? row.left : row.right;
}
