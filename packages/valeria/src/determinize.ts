/** A world that could be behind a view: what is unseen is dealt from the cards that are nowhere in sight. */
import { cloneLuck, type Luck, shuffle, UNKNOWN } from '@three-crowns/core';
import { tablesOf } from './cards.ts';
import { CITIZEN_COPIES } from './content/box.ts';
import { FIRST_CITIZEN_PLACE, FIRST_DOMAIN_PLACE, PLACES } from './grid.ts';
import { clone, type State } from './state.ts';
import { CARDS, type Card, DOMAINS, DUKES, EVENTS, FIRST_DOMAIN, FIRST_EVENT, SLOTS } from './vocabulary.ts';

export function determinize(view: State, luck: Luck): State {
  const world = clone(view);
  dealDukes(world, luck);
  const isSeen = Array<boolean>(CARDS.length).fill(false);
  dealEvents(world, isSeen, luck);
  dealDomains(world, isSeen, luck);
  if (world.mixed) for (let slot = 0; slot < SLOTS.length; slot++) dealCitizens(world, slot, luck);
  world.luck = cloneLuck(luck);
  return world;
}

/** Unseen cards, and what is no card, stand outside the list of the seen. */
function see(isSeen: boolean[], cards: readonly number[]): void {
  for (const card of cards) if (card >= 0 && card < isSeen.length) isSeen[card] = true;
}

/** Those of `count` numbers from `first` on that are not seen, in an order of their own. */
function unseen(isSeen: readonly boolean[], first: number, count: number, luck: Luck): number[] {
  const pool: number[] = [];
  for (let card = first; card < first + count; card++) if (!isSeen[card]) pool.push(card);
  shuffle(luck, pool);
  return pool;
}

function fillUnknown(cards: number[], pool: number[]): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] === UNKNOWN) cards[i] = pool.pop() as number;
}

function dealDukes({ players, lord }: State, luck: Luck): void {
  const isSeen = Array<boolean>(DUKES.length).fill(false);
  for (const { dukes } of players) see(isSeen, dukes);
  if (lord !== null) see(isSeen, lord.dukes);
  const pool = unseen(isSeen, 0, DUKES.length, luck);
  for (const { dukes } of players) fillUnknown(dukes, pool);
  if (lord !== null) fillUnknown(lord.dukes, pool);
}

function dealEvents({ cover, events, players }: State, isSeen: boolean[], luck: Luck): void {
  see(isSeen, cover);
  see(isSeen, events);
  for (const { monsters } of players) see(isSeen, monsters);
  fillUnknown(events, unseen(isSeen, FIRST_EVENT, EVENTS.length, luck));
}

function dealDomains({ removed, players, lord, grid }: State, isSeen: boolean[], luck: Luck): void {
  see(isSeen, removed);
  for (const { domains } of players) see(isSeen, domains);
  if (lord !== null) see(isSeen, lord.domains);
  for (let place = FIRST_DOMAIN_PLACE; place < PLACES; place++) see(isSeen, grid[place]);
  const pool = unseen(isSeen, FIRST_DOMAIN, DOMAINS.length, luck);
  for (let place = FIRST_DOMAIN_PLACE; place < PLACES; place++) fillUnknown(grid[place], pool);
}

/** Mixed citizens: the cards of a number less those that lie open somewhere. */
function dealCitizens(world: State, slot: number, luck: Luck): void {
  const stack = world.grid[FIRST_CITIZEN_PLACE + slot];
  const pool: Card[] = [];
  for (const card of tablesOf(world).kinds[slot]) {
    let hidden = CITIZEN_COPIES - (world.lord?.citizens[card] ?? 0);
    for (const open of stack) if (open === card) hidden -= 1;
    for (const { citizens } of world.players) hidden -= citizens[card];
    for (let i = 0; i < hidden; i++) pool.push(card);
  }
  shuffle(luck, pool);
  fillUnknown(stack, pool);
}
