/** What an opponent could take next: the dearest domain, else the strongest monster, that they can pay now. */
import type { Seat } from '@three-crowns/core';
import type { State } from '@three-crowns/valeria';
import { type Card, PLACES, type Price, priceAt } from '@three-crowns/valeria/board';

export function threatOf(state: State, seat: Seat): Card | undefined {
  if (state.phase === 'over' || state.phase === 'dukes') return undefined;
  const prices: Price[] = [];
  for (let place = 0; place < PLACES; place++) {
    const price = priceAt(state, state.players[seat], place);
    if (price !== undefined && price.kind !== 'recruit' && price.payable !== 'no') prices.push(price);
  }
  const rank = ({ kind, cost, magic }: Price) => (kind === 'build' ? 100 : 0) + cost + magic;
  return prices.sort((a, b) => rank(b) - rank(a))[0]?.card;
}
