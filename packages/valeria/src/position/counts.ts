/** A situation must not hold more cards than the game has. */
import { BadInput, UNKNOWN } from '@three-crowns/core';
import { contentOf, tablesOf } from '../cards.ts';
import { EVENTS_PER_PLAYER, RESTING_SEATS, stackSizes } from '../content/box.ts';
import { FIRST_CITIZEN_PLACE } from '../grid.ts';
import { cardsOf, exhaustedCards } from '../inventory.ts';
import { homeOf } from '../moves/stacks.ts';
import type { Options } from '../setup.ts';
import type { State } from '../state.ts';
import {
  CARDS,
  type Card,
  DOMAINS,
  DUKES,
  FIRST_DOMAIN,
  FIRST_EVENT,
  FIRST_MONSTER,
  isDomain,
  isEvent,
  SLOTS,
} from '../vocabulary.ts';

export function checkCards(state: State, options: Options): void {
  const counts = CARDS.map(() => 0);
  for (const card of cardsOf(state)) if (card !== UNKNOWN) counts[card] += 1;
  for (let slot = 0; slot < SLOTS.length; slot++) checkCitizens(state, slot, counts);
  counts.forEach((count, card) => {
    if (card >= FIRST_MONSTER && card < FIRST_EVENT) atMost(card, count, copiesOf(state, card));
    else if (isEvent(card)) atMost(card, count, options.events ? 1 : 0);
    else if (isDomain(card)) atMost(card, count, state.removed.includes(card) ? 0 : 1);
  });
  checkEvents(state, options);
  checkDomains(state, counts);
  checkDukes(state);
}

function atMost(card: Card, count: number, most: number): void {
  if (count > most) throw new BadInput('position', `expected at most ${most} ${CARDS[card]}, found ${count}`);
}

/** Monsters of areas that are not in play lie in the box. */
function copiesOf(state: State, card: Card): number {
  const { copies, more } = contentOf(state).monsters[card - FIRST_MONSTER];
  if (homeOf(state, card) === undefined) return 0;
  return copies + (state.players.length === RESTING_SEATS ? more : 0);
}

/** As many of a number as its stack had at the start and, unless they are mixed, of one kind. */
function checkCitizens(state: State, slot: number, counts: readonly number[]): void {
  const kinds = tablesOf(state).kinds[slot];
  const unseen = state.grid[FIRST_CITIZEN_PLACE + slot].filter((card) => card === UNKNOWN).length;
  if (unseen > 0 && !state.mixed)
    throw new BadInput('position', 'expected ? in no stack of citizens that are not mixed');
  const found = kinds.reduce((sum, card) => sum + counts[card], unseen);
  const most = stackSizes(state.players.length).citizens;
  const names = kinds.filter((card) => counts[card] > 0).map((card) => CARDS[card]);
  if (found > most) {
    throw new BadInput('position', `expected at most ${most} citizens of number ${SLOTS[slot]}, found ${found}`);
  }
  if (names.length > 1 && !state.mixed) {
    throw new BadInput('position', `expected one citizen of number ${SLOTS[slot]}, found ${names.join(' and ')}`);
  }
}

function checkEvents(state: State, { events, seats, content }: Options): void {
  const found = cardsOf(state).filter(isEvent).length + state.events.filter((card) => card === UNKNOWN).length;
  const most = events ? EVENTS_PER_PLAYER * seats : 0;
  if (found > most) throw new BadInput('position', `expected at most ${most} events, found ${found}`);
  const cards = exhaustedCards(state);
  if (cards > content.exhaustedPerPlayer * seats) {
    throw new BadInput('position', `expected at most ${content.exhaustedPerPlayer * seats} exhausted, found ${cards}`);
  }
}

function checkDomains(state: State, counts: readonly number[]): void {
  const unseen = state.grid.slice(FIRST_CITIZEN_PLACE + SLOTS.length).flat();
  const found = counts.slice(FIRST_DOMAIN).reduce((sum, count) => sum + count, 0);
  const wanted = found + unseen.filter((card) => card === UNKNOWN).length;
  const most = DOMAINS.length - state.removed.length;
  if (wanted > most) throw new BadInput('position', `expected at most ${most} domains, found ${wanted}`);
}

function checkDukes(state: State): void {
  const dukes = [...state.players.flatMap((player) => player.dukes), ...(state.lord?.dukes ?? [])];
  const twice = dukes.find((duke, i) => duke !== UNKNOWN && dukes.indexOf(duke) !== i);
  if (twice !== undefined) throw new BadInput('position', `expected ${DUKES[twice]} once, found twice`);
}
