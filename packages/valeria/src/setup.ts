/** Options, content and luck make the first state (A1 to A3). */
import { draw, type Luck, luckOf, type Seat, type Seed, shuffle } from '@three-crowns/core';
import { tablesFor } from './cards.ts';
import { areaStacks, rowOf } from './content/areas.ts';
import {
  AREAS_IN_PLAY,
  CITIZEN_COPIES,
  DUKES_DEALT,
  EVENTS_PER_PLAYER,
  type StackSizes,
  stackSizes,
} from './content/box.ts';
import { SETUPS, type SetupName } from './content/setups.ts';
import { BASE } from './content/tables.ts';
import type { Content } from './content/types.ts';
import { isCitizenPlace, isDomainPlace, PLACES } from './grid.ts';
import type { Lord, Player, State } from './state.ts';
import {
  AREAS,
  type Area,
  type Card,
  CITIZENS,
  type CitizenName,
  cardNamed,
  DUKES,
  type Duke,
  EVENTS,
  FIRST_DOMAIN,
  FIRST_EVENT,
  type Level,
  NOTHING,
  RESOURCES,
  SLOTS,
} from './vocabulary.ts';

export interface Options {
  readonly seats: number;
  readonly content: Content;
  /** What `areas` and `citizens` leave open is drawn when it is random. */
  readonly setup: SetupName | 'random';
  readonly areas: readonly Area[] | undefined;
  readonly citizens: readonly CitizenName[] | undefined;
  readonly events: boolean;
  readonly mixed: boolean;
  readonly dukes: boolean;
  readonly level: Level;
  readonly start: Seat | 'random';
}

export function setup(options: Options, seed: Seed): State {
  const luck = luckOf(seed);
  const { seats, content } = options;
  const sizes = stackSizes(seats);
  const stacks = areaStacks(content, seats);
  const areas = rowOf(stacks, chosenAreas(options, luck));
  const removed = options.setup === 'random' ? [] : SETUPS[options.setup].removed.map(cardNamed);
  const citizens = SLOTS.map((_, slot) => citizenStack(options, slot, sizes, luck));
  const domains = domainStacks(removed, sizes, luck);
  const start = options.start === 'random' ? draw(luck, seats) : options.start;
  const dukes = DUKES.map((_, duke) => duke);
  shuffle(luck, dukes);
  const deal = (count: number): Duke[] => (options.dukes ? dukes.splice(0, count) : []);
  const players = Array.from({ length: seats }, () => newPlayer(content, deal(DUKES_DEALT)));
  const grid = [...areas.map((area) => stacks[area].cards.slice()), ...citizens, ...domains];
  return {
    custom: content === BASE ? null : content,
    level: options.level,
    mixed: options.mixed,
    removed,
    areas,
    luck,
    start,
    turn: start,
    round: 1,
    phase: options.dukes ? 'dukes' : 'roll',
    actions: 0,
    dice: [0, 0],
    used: [],
    stack: [],
    grid,
    down: grid.map((stack, place) => (isCovered(options, place) ? stack.length - 1 : 0)),
    cover: Array<Card>(PLACES).fill(NOTHING),
    tokens: Array<number>(PLACES * RESOURCES.length).fill(0),
    events: options.events ? drawnEvents(seats, luck) : [],
    exhausted: content.exhaustedPerPlayer * seats,
    known: 0,
    emptied: [],
    vacated: [],
    players,
    lord: seats === 1 ? newLord(deal(1)) : null,
    attacks: [],
    ending: false,
    ended: 'none',
  };
}

function newPlayer({ start }: Content, dukes: Duke[]): Player {
  return {
    have: RESOURCES.map((resource) => start[resource] ?? 0),
    points: start.points ?? 0,
    citizens: CITIZENS.map(() => 0),
    domains: [],
    monsters: [],
    dukes,
    kept: dukes.length,
    due: [],
  };
}

const newLord = (dukes: Duke[]): Lord => ({ dukes, citizens: CITIZENS.map(() => 0), domains: [] });

function chosenAreas(options: Options, luck: Luck): readonly Area[] {
  if (options.setup !== 'random') return SETUPS[options.setup].areas;
  if (options.areas !== undefined) return options.areas;
  const areas = AREAS.slice();
  shuffle(luck, areas);
  return areas.slice(0, AREAS_IN_PLAY);
}

function citizenStack(options: Options, slot: number, sizes: StackSizes, luck: Luck): Card[] {
  const kinds = tablesFor(options.content).kinds[slot];
  if (options.mixed) {
    const cards = kinds.flatMap((card) => Array<Card>(CITIZEN_COPIES).fill(card));
    shuffle(luck, cards);
    return cards.slice(0, sizes.citizens);
  }
  const names: readonly CitizenName[] =
    options.setup === 'random' ? (options.citizens ?? []) : SETUPS[options.setup].citizens;
  const kind = kinds.find((card) => names.includes(CITIZENS[card])) ?? kinds[draw(luck, kinds.length)];
  return Array.from({ length: sizes.citizens }, () => kind);
}

function domainStacks(removed: readonly Card[], sizes: StackSizes, luck: Luck): Card[][] {
  const cards: Card[] = [];
  for (let card = FIRST_DOMAIN; card < NOTHING; card++) if (!removed.includes(card)) cards.push(card);
  shuffle(luck, cards);
  const stacks: Card[][] = [];
  for (let i = 0; i < AREAS_IN_PLAY; i++) stacks.push(cards.slice(i * sizes.domains, (i + 1) * sizes.domains));
  return stacks;
}

/** One a player, on top of the Exhausted cards. */
function drawnEvents(seats: number, luck: Luck): Card[] {
  const events = EVENTS.map((_, i) => FIRST_EVENT + i);
  shuffle(luck, events);
  return events.slice(0, EVENTS_PER_PLAYER * seats);
}

/** Stacks that lie face down but for the top card. */
function isCovered({ mixed }: Options, place: number): boolean {
  return isDomainPlace(place) || (mixed && isCitizenPlace(place));
}
