/** A card of the grid is looked at by its place: once it is taken, the next one is meant. */
import type { State } from '@three-crowns/valeria';
import { priceAt } from '@three-crowns/valeria/board';
import type { TableView } from '../../../table/screen/screen.ts';
import type { Opened } from '../pieces/opened.ts';

export function currentOf(view: TableView, opened: Opened | undefined): Opened | undefined {
  if (opened?.kind !== 'card' || opened.place === undefined) return opened;
  const state = view.state as State;
  const price = priceAt(state, state.players[view.own], opened.place);
  return price && { ...opened, card: price.card };
}
