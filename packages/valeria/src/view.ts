/** Who sees what. Dukes are private, face-down cards and the exhausted pile nobody's (A3, A37). */
import { cloneLuck, hideLuck, type Luck, shuffle, UNKNOWN, viewOf, type Zones } from '@three-crowns/core';
import { contentOf } from './cards.ts';
import { CITIZEN_COPIES } from './content/box.ts';
import type { GameEvent } from './events.ts';
import { FIRST_CITIZEN_PLACE, FIRST_DOMAIN_PLACE, isDomainPlace, PLACES } from './grid.ts';
import { kindsOf } from './setup.ts';
import { clone, type State } from './state.ts';
import {
  type Card,
  DOMAINS,
  DUKES,
  type Duke,
  EVENTS,
  FIRST_DOMAIN,
  FIRST_EVENT,
  isEvent,
  SLOTS,
} from './vocabulary.ts';

/** Every zone of the table: everybody sees it, or how it is hidden. */
const ZONES: Zones<State> = {
  custom: 'everybody',
  level: 'everybody',
  mixed: 'everybody',
  removed: 'everybody',
  areas: 'everybody',
  luck: hideLuck,
  start: 'everybody',
  turn: 'everybody',
  round: 'everybody',
  phase: 'everybody',
  actions: 'everybody',
  dice: 'everybody',
  used: 'everybody',
  stack: 'everybody',
  grid(seen) {
    seen.grid.forEach((stack, place) => {
      stack.fill(UNKNOWN, 0, seen.down[place]);
    });
  },
  down: 'everybody',
  cover: 'everybody',
  tokens: 'everybody',
  events(seen) {
    seen.events.fill(UNKNOWN, 0, seen.events.length - seen.known);
  },
  exhausted: 'everybody',
  known: 'everybody',
  emptied: 'everybody',
  vacated: 'everybody',
  /** The kept dukes are shown at the end; the others never. */
  players(seen, audience) {
    if (audience === 'everyone') return;
    seen.players.forEach(({ dukes, kept }, seat) => {
      if (seat === audience) return;
      for (let place = 0; place < dukes.length; place++) {
        if (seen.phase !== 'over' || place !== kept) dukes[place] = UNKNOWN;
      }
    });
  },
  lord(seen) {
    if (seen.phase !== 'over') seen.lord?.dukes.fill(UNKNOWN);
  },
  attacks: 'everybody',
  ending: 'everybody',
  ended: 'everybody',
};

export const view = viewOf(clone, ZONES);

export function redact(event: GameEvent): GameEvent {
  return event;
}

/** A world that could be behind the view: what is unseen is dealt from the cards that are nowhere in sight. */
export function determinize(view: State, luck: Luck): State {
  const world = clone(view);
  dealDukes(world, luck);
  dealEvents(world, luck);
  dealDomains(world, luck);
  if (world.mixed) for (let slot = 0; slot < SLOTS.length; slot++) dealCitizens(world, slot, luck);
  world.luck = cloneLuck(luck);
  return world;
}

function fillUnknown(cards: number[], pool: number[]): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] === UNKNOWN) cards[i] = pool.pop() as number;
}

/** The numbers from `first` on that are not among those seen, in an order of their own. */
function unseen(names: readonly string[], first: number, seen: ReadonlySet<number>, luck: Luck): number[] {
  const pool = names.map((_, i) => first + i).filter((card) => !seen.has(card));
  shuffle(luck, pool);
  return pool;
}

function dealDukes(world: State, luck: Luck): void {
  const hands: Duke[][] = [...world.players.map(({ dukes }) => dukes), world.lord?.dukes ?? []];
  const pool = unseen(DUKES, 0, new Set(hands.flat()), luck);
  for (const dukes of hands) fillUnknown(dukes, pool);
}

function dealEvents(world: State, luck: Luck): void {
  const slain = world.players.flatMap(({ monsters }) => monsters.filter(isEvent));
  const seen = new Set<Card>([...world.cover, ...world.events, ...slain]);
  fillUnknown(world.events, unseen(EVENTS, FIRST_EVENT, seen, luck));
}

function dealDomains(world: State, luck: Luck): void {
  const owned = [...world.players.flatMap(({ domains }) => domains), ...(world.lord?.domains ?? [])];
  const seen = new Set<Card>([...world.removed, ...owned, ...world.grid.slice(FIRST_DOMAIN_PLACE).flat()]);
  const pool = unseen(DOMAINS, FIRST_DOMAIN, seen, luck);
  for (let place = 0; place < PLACES; place++) if (isDomainPlace(place)) fillUnknown(world.grid[place], pool);
}

/** Mixed citizens: the cards of a number less those that lie open somewhere. */
function dealCitizens(world: State, slot: number, luck: Luck): void {
  const stack = world.grid[FIRST_CITIZEN_PLACE + slot];
  const pool: Card[] = [];
  for (const card of kindsOf(contentOf(world), slot)) {
    let hidden = CITIZEN_COPIES - stack.filter((open) => open === card).length - (world.lord?.citizens[card] ?? 0);
    for (const { citizens } of world.players) hidden -= citizens[card];
    for (let i = 0; i < hidden; i++) pool.push(card);
  }
  shuffle(luck, pool);
  fillUnknown(stack, pool);
}
