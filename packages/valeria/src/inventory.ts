/** What lies where, counted: cards are never made nor lost. */
import type { State } from './state.ts';
import { type Card, EXHAUSTED, FIRST_STARTER, isEvent, NOTHING } from './vocabulary.ts';

/** Every card of the grid, the exhausted pile, the players and the Dark Lord; starters and dukes excepted. */
export function cardsOf(state: State): Card[] {
  const cards = [...state.grid.flat(), ...state.events, ...state.cover.filter(isEvent)];
  for (const { citizens, domains } of [...state.players, ...(state.lord === null ? [] : [state.lord])]) {
    for (let card = 0; card < FIRST_STARTER; card++) for (let i = citizens[card]; i > 0; i--) cards.push(card);
    cards.push(...domains);
  }
  for (const { monsters } of state.players) cards.push(...monsters);
  return cards.filter((card) => card !== NOTHING);
}

/** Exhausted cards, in the pile and in the grid. */
export const exhaustedCards = (state: State): number =>
  state.exhausted + state.cover.filter((card) => card === EXHAUSTED).length;
