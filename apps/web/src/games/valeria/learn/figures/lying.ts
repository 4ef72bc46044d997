/** A card of the grid as one player sees it: its price, what is lacking, whether it can be paid. */
import type { State } from '@three-crowns/valeria';
import {
  monsterAt,
  PLACE_NAMES,
  type Price,
  priceAt,
  priceBundle,
  RESOURCES,
  SLOTS,
  tokensOn,
  topOf,
} from '@three-crowns/valeria/board';
import type { Can, GridCardProps } from '../../pieces/gridCardProps.ts';

export const placeOf = (name: string): number => PLACE_NAMES.indexOf(name);

const CAN: { readonly [P in Price['payable']]: Can } = { plain: 'yes', magic: 'magic', no: 'no' };

/** As it lies there, with the printed cost. */
export function lyingAt(state: State, place: number): Omit<GridCardProps, 'state'> {
  const card = topOf(state, place) ?? monsterAt(state, place) ?? state.cover[place];
  const tokens = RESOURCES.map((_, resource) => tokensOn(state, place, resource));
  const name = PLACE_NAMES[place];
  return {
    card,
    count: state.grid[place].length,
    ...(tokens.some((count) => count > 0) && { tokens, price: priceOf(state, place) }),
    ...(name.startsWith('c') && { number: SLOTS[Number(name.slice(1)) - 1] }),
  };
}

const priceOf = (state: State, place: number) => {
  const price = priceAt(state, state.players[0], place);
  return price && priceBundle(price);
};

/** With what it costs the seat now. */
export function offeredAt(state: State, place: number, seat: number): Omit<GridCardProps, 'state'> {
  const lying = lyingAt(state, place);
  const price = priceAt(state, state.players[seat], place);
  if (price === undefined) return lying;
  const { missing, short, payable } = price;
  return { ...lying, price: priceBundle(price), missing, short, can: CAN[payable] };
}
