/** What the events of a step set in motion, and where. */
import type { GameEvent } from '@three-crowns/kings-will';
import { COINS, farmerTarget, GOODS, LEVY, offerTarget, UNITS } from '@three-crowns/kings-will/board';
import { idOfTarget } from '../../../table/picking/targets.ts';

/** One thing that moves: a flight of signs, or an element that shows itself anew. Places are selectors. */
export type Act =
  | { readonly kind: 'fly'; readonly unit: number; readonly count: number; readonly from: string; readonly to: string }
  | { readonly kind: 'grow' | 'turn' | 'glow'; readonly at: string }
  | { readonly kind: 'walk'; readonly at: string; readonly from: string };

const shelf = (unit: number, seat: number): string => `[data-shelf="${UNITS[unit]} ${seat}"]`;
const realm = (seat: number): string => `[data-realm="${seat}"], [data-realm-of="${seat}"]`;
const panel = (seat: number, at: number): string => `[data-realm="${seat}"] [data-at="${at}"]`;
const farmers = (seat: number, at: number): string => `${panel(seat, at)} [data-target="${farmerTarget(at)}"]`;
const thing = (target: string): string => `#${idOfTarget(target)}`;

function flights(units: readonly number[], from: (unit: number) => string, to: (unit: number) => string): Act[] {
  return units.flatMap((count, unit): Act[] =>
    count > 0 && unit <= COINS ? [{ kind: 'fly', unit, count, from: from(unit), to: to(unit) }] : [],
  );
}

type Told = { readonly [T in GameEvent['type']]?: (event: Extract<GameEvent, { readonly type: T }>) => Act[] };

/** Events that are not here move nothing but what slides. */
const TOLD: Told = {
  harvested: ({ seat, good, count, instead, lost }) =>
    flights(
      GOODS.map((_, one) => (one === good ? count - lost : 0) + (one === instead && instead !== good ? 1 : 0)),
      () => realm(seat),
      (unit) => shelf(unit, seat),
    ),
  taxed: ({ seat, coins }) => [{ kind: 'fly', unit: COINS, count: coins, from: realm(seat), to: shelf(COINS, seat) }],
  sold: ({ seat, good, coins }) => [
    { kind: 'fly', unit: COINS, count: coins, from: shelf(good, seat), to: shelf(COINS, seat) },
  ],
  swapped: ({ seat, give, get }) => [
    { kind: 'fly', unit: get, count: 1, from: shelf(give, seat), to: shelf(get, seat) },
  ],
  founded: ({ seat, at }) => [{ kind: 'grow', at: `${panel(seat, at)} [data-place]` }],
  housed: ({ seat, at }) => [{ kind: 'grow', at: `${panel(seat, at)} [data-place]` }],
  erected: ({ seat, at }) => [{ kind: 'grow', at: `${panel(seat, at)} [data-building]` }],
  born: ({ seat, at }) => [{ kind: 'grow', at: farmers(seat, at) }],
  walked: ({ seat, from, to }) => [{ kind: 'walk', at: farmers(seat, to), from: panel(seat, from) }],
  explored: ({ seat, side }) => [
    { kind: 'grow', at: `[data-realm="${seat}"] [data-at]:${side === 0 ? 'first' : 'last'}-child` },
  ],
  looked: ({ field }) => [{ kind: 'turn', at: `[data-field="${field}"] [data-card]` }],
  kept: ({ field }) => [{ kind: 'turn', at: `[data-field="${field}"] [data-card]` }],
  pledged: ({ field }) => [{ kind: 'glow', at: `[data-field="${field}"]` }],
  neutral: ({ field }) => [{ kind: 'glow', at: `[data-field="${field}"]` }],
  levied: ({ seat, units }) =>
    flights(
      units,
      (unit) => shelf(unit, seat),
      () => thing(LEVY),
    ),
  gave: ({ seat, units, offer }) =>
    flights(
      units,
      (unit) => shelf(unit, seat),
      () => thing(offerTarget(offer)),
    ),
  visit: () => [{ kind: 'glow', at: '[data-fly="tile king"]' }],
};

export function actsOf(event: GameEvent): Act[] {
  const told = TOLD[event.type] as ((event: GameEvent) => Act[]) | undefined;
  return told?.(event) ?? [];
}
