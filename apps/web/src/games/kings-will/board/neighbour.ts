/** Where the arrow keys lead: along the action row, the plan and the own landscapes; elsewhere the page decides. */
import {
  endTarget,
  farmerTarget,
  LEVY,
  LOCKED,
  landTarget,
  parseTarget,
  SLOTS,
  siteTarget,
  slotTarget,
  type Target,
  willTarget,
  yardTarget,
} from '@three-crowns/kings-will/board';

type Direction = 'up' | 'down' | 'left' | 'right';

const STEP: { readonly [D in Direction]: number } = { up: -1, down: 1, left: -1, right: 1 };
const isAlong = (direction: Direction): boolean => direction === 'left' || direction === 'right';

/** Undefined: the nearest thing that way on the screen. */
export function neighbour(target: string, direction: Direction): string | undefined {
  const thing = parseTarget(target);
  if (thing?.kind === 'slot') return fromSlot(thing.slot, direction);
  if (thing === undefined || !('at' in thing)) return undefined;
  if (isAlong(direction)) return alongRow(thing.kind, thing.at + STEP[direction]);
  return direction === 'up' || direction === 'down' ? AWAY[thing.kind][direction]?.(thing.at) : undefined;
}

function fromSlot(slot: number, direction: Direction): string | undefined {
  if (!isAlong(direction)) return direction === 'down' ? (slot > LOCKED ? LEVY : willTarget(0)) : undefined;
  const next = slot + STEP[direction];
  if (next >= SLOTS) return LEVY;
  return next < 0 ? undefined : slotTarget(next);
}

type OnLand = Extract<Target, { readonly at: number }>['kind'];
type Way = (at: number) => string;

const firstSite: Way = (at) => siteTarget(at, 0);
const NAMES: { readonly [K in OnLand]: Way } = {
  land: landTarget,
  farmer: farmerTarget,
  yard: yardTarget,
  site: firstSite,
};

/** At an end of the row the way leads to where a new land can be opened. */
const alongRow = (kind: OnLand, at: number): string => (at < 0 ? endTarget(0) : NAMES[kind](at));

/** From the road down to the yard and up to the sites of the same land. */
const AWAY: { readonly [K in OnLand]: { readonly up?: Way; readonly down?: Way } } = {
  site: { down: farmerTarget },
  land: { down: farmerTarget },
  farmer: { up: firstSite, down: yardTarget },
  yard: { up: farmerTarget },
};
