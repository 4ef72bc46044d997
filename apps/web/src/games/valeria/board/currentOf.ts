import { priceAt } from '@three-crowns/valeria/board';
import type { Opened } from '../pieces/opened.ts';
import type { View } from '../pieces/view.ts';

export function currentOf(view: View, opened: Opened | undefined): Opened | undefined {
  if (opened?.kind !== 'card' || opened.place === undefined) return opened;
  const { state } = view;
  const price = priceAt(state, state.players[view.own], opened.place);
  return price && { ...opened, card: price.card };
}
