/**
 * Things that travel after a step: tiles slide when the row shifts, discs move on their scales, goods fly to the
 * storehouse, farmers walk. The table itself shows at once what is true; what moves only tells how it came about.
 */
import type { GameEvent } from '@three-crowns/kings-will';
import { COINS, GOODS, UNITS } from '@three-crowns/kings-will/board';
import { elementAt, type Spots } from './spots.ts';

/** Of a normal speed, in milliseconds. */
const TIME = 260;
const STAGGER = 45;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** No more of a kind fly than the eye can count. */
const MOST = 4;

/** From where they were before the step to where they are. */
export function slide(before: Spots, factor: number): void {
  for (const thing of document.querySelectorAll<HTMLElement>('main [data-move]')) {
    const from = before.get(thing.dataset.move ?? '');
    const to = thing.getBoundingClientRect();
    if (from === undefined || to.width === 0) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    thing.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: TIME * factor,
      easing: EASE,
    });
  }
}

type Told = { readonly [T in GameEvent['type']]?: (event: Extract<GameEvent, { readonly type: T }>) => Act[] };

/** One thing that moves: a flight of signs, or an element that shows itself anew. */
type Act =
  | { readonly kind: 'fly'; readonly unit: number; readonly count: number; readonly from: string; readonly to: string }
  | { readonly kind: 'grow' | 'turn' | 'glow'; readonly at: string }
  | { readonly kind: 'walk'; readonly at: string; readonly from: string };

const shelf = (unit: number, seat: number): string => `[data-shelf="${UNITS[unit]} ${seat}"]`;
const realm = (seat: number): string => `[data-realm="${seat}"], [data-realm-of="${seat}"]`;
const panel = (seat: number, at: number): string => `[data-realm="${seat}"] [data-at="${at}"]`;
const TRAVEL = '#at-levy';

function flights(units: readonly number[], from: (unit: number) => string, to: (unit: number) => string): Act[] {
  return units.flatMap((count, unit): Act[] =>
    count > 0 && unit <= COINS ? [{ kind: 'fly', unit, count, from: from(unit), to: to(unit) }] : [],
  );
}

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
  born: ({ seat, at }) => [{ kind: 'grow', at: `${panel(seat, at)} [data-target^="farmer"]` }],
  walked: ({ seat, from, to }) => [
    { kind: 'walk', at: `${panel(seat, to)} [data-target^="farmer"]`, from: panel(seat, from) },
  ],
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
      () => TRAVEL,
    ),
  gave: ({ seat, units, offer }) =>
    flights(
      units,
      (unit) => shelf(unit, seat),
      () => `#at-offer-${offer + 1}`,
    ),
  visit: () => [{ kind: 'glow', at: '[data-move="tile king"]' }],
};

/** Starts everything; gives back what ends it at once. */
export function tell(events: readonly GameEvent[], factor: number): () => void {
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '40', pointerEvents: 'none' });
  document.body.append(layer);
  const acts = events.flatMap(
    (event) => (TOLD[event.type] as ((event: GameEvent) => Act[]) | undefined)?.(event) ?? [],
  );
  let wait = 0;
  for (const act of acts) {
    if (act.kind === 'fly') wait = fly(layer, act, wait, factor);
    else show(act, factor);
  }
  return () => layer.remove();
}

/** Long enough for the last of a handful of flights. */
export const longest = (factor: number): number => (TIME + 16 * STAGGER) * factor;

function show(act: Exclude<Act, { readonly kind: 'fly' }>, factor: number): void {
  const element = elementAt(act.at);
  if (element === undefined) return;
  const timing = { duration: TIME * factor, easing: EASE };
  switch (act.kind) {
    case 'grow':
      element.animate(
        [
          { transform: 'scale(0.6)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        timing,
      );
      break;
    case 'turn':
      element.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], timing);
      break;
    case 'glow':
      element.animate([{}, { filter: 'brightness(1.5)' }, {}], { duration: 2 * TIME * factor });
      break;
    case 'walk': {
      const from = elementAt(act.from)?.getBoundingClientRect();
      const to = element.closest('[data-at]')?.getBoundingClientRect();
      if (from === undefined || to === undefined) return;
      element.animate([{ transform: `translateX(${from.left - to.left}px)` }, { transform: 'none' }], timing);
    }
  }
}

function fly(layer: HTMLElement, act: Extract<Act, { readonly kind: 'fly' }>, wait: number, factor: number): number {
  const from = elementAt(act.from)?.getBoundingClientRect();
  const target = elementAt(act.to);
  const sign = elementAt(`[data-good="${UNITS[act.unit]}"]`);
  if (from === undefined || target === undefined || sign === undefined) return wait;
  const to = target.getBoundingClientRect();
  const count = Math.min(act.count, MOST);
  for (let i = 0; i < count; i++) {
    const copy = sign.cloneNode(true) as HTMLElement;
    Object.assign(copy.style, { position: 'fixed', left: '0', top: '0', fontSize: '20px' });
    layer.append(copy);
    const start = `translate(${from.left + (from.width * (i + 1)) / (count + 1)}px, ${from.top + from.height / 2}px)`;
    const end = `translate(${to.left + Math.min(to.width / 2, 24)}px, ${to.top + to.height / 2 - 12}px)`;
    copy
      .animate(
        [
          { transform: start, opacity: 0 },
          { opacity: 1, offset: 0.2 },
          { transform: end, opacity: 1 },
        ],
        { duration: TIME * factor, delay: (wait + i) * STAGGER * factor, easing: EASE, fill: 'both' },
      )
      .finished.then(
        () => copy.remove(),
        () => {},
      );
  }
  return Math.min(wait + count, 12);
}
