/** Rows of the content table by card, and what follows from them, worked out once for each table. */
import { memoOf } from '@three-crowns/core';
import { BASE } from './content/tables.ts';
import type {
  Bundle,
  Citizen,
  Content,
  Domain,
  DukeRow,
  Effect,
  Monster,
  MonsterEvent,
  Power,
  Starter,
} from './content/types.ts';
import type { State } from './state.ts';
import {
  CARDS,
  type Card,
  CITIZENS,
  type Duke,
  FIRST_DOMAIN,
  FIRST_EVENT,
  FIRST_MONSTER,
  FIRST_STARTER,
  isDomain,
  isEvent,
  isMonster,
  KINDS,
  MONSTER_TYPES,
  ROLES,
  SLOTS,
} from './vocabulary.ts';
import { type Waking, wakingsOf } from './wakings.ts';

/** A bundle in the order of KINDS. */
export type Amounts = readonly number[];

/** One side of the citizens and starters, and what its powers say in numbers: harvests ask at every roll. */
export interface Side {
  readonly powers: readonly Effect[];
  /** Undefined where a power does more than to bring them. */
  readonly gains: readonly (Amounts | undefined)[];
  /** By alternative, as `gains` has it; none where a power leaves no choice. */
  readonly choices: readonly (readonly (Amounts | undefined)[])[];
  readonly trades: readonly (Trade | undefined)[];
}

export interface Trade {
  readonly pay: Amounts;
  readonly get: Amounts;
}

const amountsOf = (bundle: Bundle): Amounts => KINDS.map((kind) => bundle[kind] ?? 0);
const gainOf = (effect: Effect): Amounts | undefined => (effect.kind === 'gain' ? amountsOf(effect.gain) : undefined);

const sideOf = (powers: readonly Effect[]): Side => ({
  powers,
  gains: powers.map(gainOf),
  choices: powers.map((power) => (power.kind === 'either' ? power.of.map(gainOf) : [])),
  trades: powers.map((power) =>
    power.kind === 'trade' ? { pay: amountsOf(power.pay), get: amountsOf(power.get) } : undefined,
  ),
});

export interface Tables {
  readonly content: Content;
  /** By citizen and starter: its slot; `SLOTS.length` for the herald. */
  readonly slots: readonly number[];
  /** By slot: its citizens, the starters left out. */
  readonly kinds: readonly (readonly Card[])[];
  /** By the two dice: the citizens and starters they wake. */
  readonly wakings: readonly (readonly (readonly Waking[])[])[];
  /** By citizen and starter: what it brings the active player, and the others. */
  readonly left: Side;
  readonly right: Side;
  /** By citizen: its role; by role: its citizens. */
  readonly roles: readonly number[];
  readonly ofRole: readonly (readonly Card[])[];
  /** By citizen: how many starters bear its name. */
  readonly namesakes: readonly number[];
  /** By domain (0 is the first): how many of each role it needs. */
  readonly needs: readonly (readonly number[])[];
  /** By domain: what it takes off the price of others, and whether it lifts the surcharge for citizens. */
  readonly discounts: readonly number[];
  readonly lifts: readonly boolean[];
  /** By domain: when it works. */
  readonly occasions: readonly Power['when'][];
  /** By card: the gold a citizen or a domain costs, what a monster costs, what monsters and domains score. */
  readonly costs: readonly number[];
  readonly strengths: readonly number[];
  readonly magics: readonly number[];
  readonly points: readonly number[];
  /** By type and card: 1 for monsters of the type. */
  readonly ofType: readonly (readonly number[])[];
}

function makeTables(content: Content): Tables {
  const producers = [...content.citizens, ...content.starters];
  const slots = producers.map(({ slot }) => (slot === undefined ? SLOTS.length : SLOTS.indexOf(slot)));
  const monsters = [...content.monsters, ...content.events];
  const byCard = (of: (card: Card) => number): number[] => CARDS.map((_, card) => of(card));
  const ofMonster = (of: (row: Monster | MonsterEvent) => number): number[] =>
    byCard((card) => (isMonster(card) ? of(monsters[card - FIRST_MONSTER]) : 0));
  const domainPoints = byCard((card) => (isDomain(card) ? content.domains[card - FIRST_DOMAIN].points : 0));
  return {
    content,
    slots,
    kinds: SLOTS.map((name) => content.citizens.flatMap(({ slot }, card) => (slot === name ? [card] : []))),
    wakings: wakingsOf(slots),
    left: sideOf(producers.map(({ left }) => left)),
    right: sideOf(producers.map(({ right }) => right)),
    roles: content.citizens.map(({ role }) => ROLES.indexOf(role)),
    ofRole: ROLES.map((name) => content.citizens.flatMap(({ role }, card) => (role === name ? [card] : []))),
    namesakes: CITIZENS.map((name) => content.starters.filter((starter) => starter.as === name).length),
    needs: content.domains.map(({ icons }) => ROLES.map((role) => icons.filter((icon) => icon === role).length)),
    discounts: content.domains.map(({ power }) => (power.when === 'building' ? power.discount : 0)),
    lifts: content.domains.map(({ power }) => power.when === 'recruiting'),
    occasions: content.domains.map(({ power }) => power.when),
    costs: byCard((card) => content.citizens[card]?.cost ?? content.domains[card - FIRST_DOMAIN]?.cost ?? 0),
    strengths: ofMonster(({ strength }) => strength),
    magics: ofMonster(({ magic }) => magic),
    points: ofMonster(({ points }) => points).map((points, card) => points + domainPoints[card]),
    ofType: MONSTER_TYPES.map((name) => ofMonster(({ type }) => (type === name ? 1 : 0))),
  };
}

export const tablesFor = memoOf(makeTables);
const BASE_TABLES = tablesFor(BASE);

export const tablesOf = (state: State): Tables => (state.custom === null ? BASE_TABLES : tablesFor(state.custom));
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

/** The slot that wakes a card; `SLOTS.length` for the herald and for cards that dice do not wake. */
export const slotOf = (state: State, card: Card): number => tablesOf(state).slots[card] ?? SLOTS.length;

/** What activations of cards bring: left to the active player, right to the others. */
export const sideFor = (state: State, isActive: boolean): Side =>
  isActive ? tablesOf(state).left : tablesOf(state).right;
export const powerOf = (state: State, card: Card, isActive: boolean): Effect => sideFor(state, isActive).powers[card];
