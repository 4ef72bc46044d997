import { isEvent, priceAt, priceBundle, RESOURCES, tokensOn } from '@three-crowns/valeria/board';
import { LargeCard } from '../pieces/LargeCard.tsx';
import { LargeDuke } from '../pieces/LargeDuke.tsx';
import type { Opened } from '../pieces/opened.ts';
import type { View } from '../pieces/view.ts';

/** A card with everything it says; on the grid with its price, its tokens and what lies beneath. */
export function OpenedCard({ view, opened }: { readonly view: View; readonly opened: Opened }) {
  const { state } = view;
  if (opened.kind === 'duke') return <LargeDuke state={state} duke={opened.duke} />;
  const { place } = opened;
  if (place === undefined) return <LargeCard state={state} card={opened.card} isOwned />;
  const price = priceAt(state, state.players[view.own], place);
  const { card } = opened;
  return (
    <LargeCard
      state={state}
      card={card}
      price={price && priceBundle(price)}
      tokens={RESOURCES.map((_, resource) => tokensOn(state, place, resource))}
      beneath={isEvent(card) ? undefined : state.grid[place].slice(0, -1).reverse()}
    />
  );
}
