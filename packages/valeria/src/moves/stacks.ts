/** Cards leave the grid, come back to it, and what covers a place whose stack is gone (A20 to A23, A34, A48, A49). */
import { citizenRow, monsterRow } from '../cards.ts';
import type { EmitEvent } from '../events.ts';
import { COLUMNS, FIRST_CITIZEN_PLACE, isMonsterPlace } from '../grid.ts';
import type { State } from '../state.ts';
import {
  type Card,
  EXHAUSTED,
  FIRST_MONSTER,
  isCitizen,
  isEvent,
  MONSTERS,
  NOTHING,
  RESOURCES,
  SLOTS,
} from '../vocabulary.ts';

/** Takes the face-up top card. */
export function takeTop(state: State, place: number): Card {
  const stack = state.grid[place];
  const card = stack.pop() as Card;
  if (stack.length === 0) state.emptied.push(place);
  return card;
}

/** Mixed citizens show the next card as soon as the top is taken (A37), domains at the end of the action (A23). */
export function reveal(state: State, place: number, emit?: EmitEvent): void {
  const stack = state.grid[place];
  if (stack.length === 0 || stack.length > state.down[place]) return;
  state.down[place] = stack.length - 1;
  emit?.({ type: 'revealed', place, card: stack[stack.length - 1] });
}

/** The place a card of this kind comes from. Undefined for a monster of an area that is not in play, and for events. */
export function homeOf(state: State, card: Card): number | undefined {
  if (isCitizen(card)) return FIRST_CITIZEN_PLACE + SLOTS.indexOf(citizenRow(state, card).slot);
  const row = monsterRow(state, card);
  if (!('area' in row)) return undefined;
  const place = state.areas.indexOf(row.area);
  return place < 0 ? undefined : place;
}

/** A19 to A21: on top of its stack; what covered the place goes back to the exhausted pile. */
export function putBack(state: State, place: number, card: Card): void {
  const cover = state.cover[place];
  if (cover === EXHAUSTED) state.exhausted += 1;
  else if (cover !== NOTHING) {
    state.events.push(cover);
    state.known += 1;
    clearTokens(state, place);
  }
  state.cover[place] = NOTHING;
  state.grid[place].push(card);
  for (const waiting of [state.emptied, state.vacated]) {
    const at = waiting.indexOf(place);
    if (at >= 0) waiting.splice(at, 1);
  }
}

export const tokensOn = (state: State, place: number, resource: number): number =>
  state.tokens[place * RESOURCES.length + resource];

export function addToken(state: State, place: number, resource: number): void {
  state.tokens[place * RESOURCES.length + resource] += 1;
}

function clearTokens(state: State, place: number): void {
  for (let resource = 0; resource < RESOURCES.length; resource++) state.tokens[place * RESOURCES.length + resource] = 0;
}

/** The monster or event that can be slain at a place; undefined when there is none. */
export function monsterAt(state: State, place: number): Card | undefined {
  if (isEvent(state.cover[place])) return state.cover[place];
  if (!isMonsterPlace(place)) return undefined;
  const stack = state.grid[place];
  return stack.length > 0 ? stack[stack.length - 1] : undefined;
}

/** Takes a slain or stolen monster away; its tokens go back to the supply (A32, A48). */
export function takeMonster(state: State, place: number): Card {
  const cover = state.cover[place];
  clearTokens(state, place);
  if (!isEvent(cover)) return takeTop(state, place);
  state.cover[place] = NOTHING;
  state.vacated.push(place);
  return cover;
}

/** A22: whether it matters which of the places is served first: who gets an event, or who gets none of too few cards. */
export function isOrderOpen({ emptied, vacated, events, exhausted }: State): boolean {
  if (events.length > 0 && emptied.length > 1) return true;
  const wanted = Math.max(0, emptied.length - events.length) + vacated.length;
  return exhausted > 0 && wanted > exhausted;
}

/** A stack that is gone takes the top card of the pile, a slain event the bottom Exhausted card (A34, A49). */
export function coverPlace(state: State, place: number, emit?: EmitEvent): void {
  const waiting = state.emptied.indexOf(place);
  if (waiting >= 0) state.emptied.splice(waiting, 1);
  else state.vacated.splice(state.vacated.indexOf(place), 1);
  if (waiting >= 0 && state.events.length > 0) {
    state.cover[place] = state.events.pop() as Card;
    state.known = Math.max(0, state.known - 1);
  } else if (state.exhausted > 0) {
    state.exhausted -= 1;
    state.cover[place] = EXHAUSTED;
  }
  emit?.({ type: 'exhausted', place, card: state.cover[place] });
}

/** A27: events do not count. */
export function areMonstersGone(state: State): boolean {
  for (let place = 0; place < COLUMNS; place++) if (state.grid[place].length > 0) return false;
  return true;
}

/** Slain monsters that have a stack to go back to, each kind once (A20). */
export function returnableMonsters(state: State, monsters: readonly Card[]): Card[] {
  const cards: Card[] = [];
  for (let card = FIRST_MONSTER; card < FIRST_MONSTER + MONSTERS.length; card++) {
    if (monsters.includes(card) && homeOf(state, card) !== undefined) cards.push(card);
  }
  return cards;
}
