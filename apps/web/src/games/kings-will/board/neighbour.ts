/** Where the arrow keys lead: along the action row, the plan and the own landscapes; elsewhere the page decides. */
import { LOCKED, SLOTS } from '@three-crowns/kings-will/board';

type Direction = 'up' | 'down' | 'left' | 'right';

const STEP: { readonly [D in Direction]: number } = { up: -1, down: 1, left: -1, right: 1 };
const isAlong = (direction: Direction): boolean => direction === 'left' || direction === 'right';

/** Undefined: the nearest thing that way on the screen. */
export function neighbour(target: string, direction: Direction): string | undefined {
  const [kind, first] = target.split('-');
  const number = Number(first);
  if (kind === 'slot') return fromSlot(number, direction);
  if (!['land', 'farmer', 'yard', 'site'].includes(kind)) return undefined;
  if (isAlong(direction)) return alongRow(kind, number, STEP[direction]);
  return DOWN[kind]?.[direction === 'up' ? 'up' : 'down']?.(first);
}

function fromSlot(slot: number, direction: Direction): string | undefined {
  if (!isAlong(direction)) return direction === 'down' ? (slot > LOCKED + 1 ? 'levy' : 'will-1') : undefined;
  const next = slot + STEP[direction];
  return next >= 1 && next <= SLOTS ? `slot-${next}` : next > SLOTS ? 'levy' : undefined;
}

/** At an end of the row the way leads to where a new land can be opened. */
function alongRow(kind: string, at: number, step: number): string | undefined {
  const next = at + step;
  if (next < 1) return 'end-left';
  return kind === 'site' ? `site-${next}-1` : `${kind}-${next}`;
}

type Way = (at: string) => string;

/** From the road down to the yard and up to the sites of the same land. */
const DOWN: Readonly<Record<string, { readonly up?: Way; readonly down?: Way }>> = {
  site: { down: (at) => `farmer-${at}` },
  land: { down: (at) => `farmer-${at}` },
  farmer: { up: (at) => `site-${at}-1`, down: (at) => `yard-${at}` },
  yard: { up: (at) => `farmer-${at}` },
};
