import { useLayoutEffect, useMemo, useState } from 'react';
import type { Ahead } from './ahead.ts';
import { FEW } from './choices.ts';
import { type Offer, offersOf } from './narrowing.ts';
import type { Sayings, TableView } from './screen.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import type { Picking } from './usePicking.ts';

/** What the buttons of the prompt do; the last kind declines what is asked and plays what comes then. */
export type PromptOffer = Offer | { readonly kind: 'ahead'; readonly ahead: Ahead };

export interface Offers {
  readonly list: readonly PromptOffer[];
  take(offer: PromptOffer): void;
}

/** The buttons of the prompt. What stands on the table is read off the page, so every board takes part. */
export function useOffers(view: TableView, picking: Picking, sayings: Sayings): Offers {
  const { choices, picked } = view;
  const { ahead, actions, playAhead } = picking;
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set());
  const isNarrow = useIsNarrow();
  useLayoutEffect(() => {
    if (choices.length === 0) return;
    const things = document.querySelectorAll<HTMLElement>('main [data-target]');
    setDrawn(new Set([...things].map((thing) => thing.dataset.target ?? '')));
  }, [choices]);
  const isFirst = picked.length === 0;
  // Once something was picked the list may grow; before that the board keeps the room.
  const most = isNarrow && isFirst ? FEW / 2 : FEW;
  const list = useMemo((): readonly PromptOffer[] => {
    const isNamed = (target: string) => sayings.nameOf(target) !== undefined;
    const offers = offersOf(choices, { isFirst, isDrawn: (target) => drawn.has(target), isNamed, most });
    return ahead === undefined ? offers : [{ kind: 'ahead', ahead }, ...offers.slice(0, FEW - 1)];
  }, [choices, drawn, sayings, isFirst, most, ahead]);
  const take = (offer: PromptOffer) => {
    if (offer.kind === 'play') actions.play(offer.choice);
    else if (offer.kind === 'pick') actions.pick(offer.target);
    else playAhead(offer.ahead);
  };
  return { list, take };
}
