import { useLayoutEffect, useMemo, useState } from 'react';
import type { Prompting } from '../screen/prompts.ts';
import type { Choice, Sayings, TableView } from '../screen/screen.ts';
import { useIsNarrow } from '../screen/useIsNarrow.ts';
import { FEW } from '../view/choices.ts';
import { type Ahead, aheadsOf } from './ahead.ts';
import { type Offer, offersOf } from './narrowing.ts';
import type { Picking, Tapped } from './usePicking.ts';

/** What the buttons of the prompt do; the last kind declines what is asked and plays what comes then. */
export type PromptOffer =
  | Offer
  /** isBrief: it stands beside the button that only declines. */
  | { readonly kind: 'ahead'; readonly ahead: Ahead; readonly isBrief: boolean };

export interface Offers {
  readonly list: readonly PromptOffer[];
  take(offer: PromptOffer): void;
}

/** The buttons of the prompt. What stands on the table is read off the page, so every board takes part. */
export function useOffers(view: TableView, picking: Picking, sayings: Sayings, prompting: Prompting): Offers {
  const { choices, picked } = view;
  const { ahead, tapped, actions, choose } = picking;
  const { Body, preferred } = prompting;
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
  const own = useMemo((): readonly PromptOffer[] => {
    const isNamed = (target: string) => sayings.nameOf(target) !== undefined;
    const offers = offersOf(choices, { isFirst, isDrawn: (target) => drawn.has(target), isNamed, most });
    return preferred === undefined ? offers : withFirst(offers, preferred, most);
  }, [choices, drawn, sayings, isFirst, most, preferred]);
  const next = useMemo(() => (isFirst && !isNarrow ? aheadsOf(view) : []), [view, isFirst, isNarrow]);
  const take = (offer: PromptOffer) => {
    if (offer.kind === 'play') choose(offer.choice);
    else if (offer.kind === 'pick') actions.pick(offer.target);
    else choose(offer.ahead.choice, offer.ahead);
  };
  const clicked: readonly PromptOffer[] = ahead === undefined ? [] : [{ kind: 'ahead', ahead, isBrief: false }];
  if (tapped !== undefined) return { list: [offerOf(tapped)], take: picking.playTapped };
  if (Body !== undefined) return { list: clicked, take };
  if (ahead !== undefined) return { list: [...clicked, ...own.slice(0, FEW - 1)], take };
  const further = own.length + next.length <= FEW ? next : [];
  return { list: [...own, ...further.map((one): PromptOffer => ({ kind: 'ahead', ahead: one, isBrief: true }))], take };
}

const offerOf = ({ choice, ahead }: Tapped): PromptOffer =>
  ahead === undefined ? { kind: 'play', choice } : { kind: 'ahead', ahead, isBrief: false };

/** The preferred choice stands first. */
function withFirst(offers: readonly Offer[], choice: Choice, most: number): Offer[] {
  const others = offers.filter((offer) => offer.kind === 'pick' || offer.choice !== choice);
  return [{ kind: 'play', choice }, ...others.slice(0, most - 1)];
}
