/**
 * Things that travel over the screen. Whatever carries `data-fly` is measured before and after a step; what moved flies
 * there as a copy above everything, so that nothing it passes cuts it off, while the thing itself waits unseen.
 */
import type { GameEvent } from '@three-crowns/king-of-the-valley';

interface Spot {
  readonly element: HTMLElement | SVGElement;
  readonly box: DOMRect;
}

export type Spots = ReadonlyMap<string, Spot>;

/** Of a normal speed, in milliseconds. */
const FLIGHT = 280;
const STAGGER = 45;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** A thing that was dragged is where it was let go: its copy comes later in the document. */
export function spotsNow(things = '[data-fly]'): Spots {
  const spots = new Map<string, Spot>();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(things)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) spots.set(element.dataset.fly ?? '', { element, box });
  }
  return spots;
}

/** Starts the flights of a step and gives back what ends them at once. */
export function startFlights(before: Spots, events: readonly GameEvent[], factor: number): () => void {
  const after = spotsNow('[data-fly]:not([data-ghosts] *)');
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '40',
    pointerEvents: 'none',
    overflow: 'hidden',
  });
  document.body.append(layer);
  const hidden: Animation[] = [];
  const timing = (delay: number) =>
    ({ duration: FLIGHT * factor, delay: delay * factor, easing: EASE, fill: 'both' }) as const;

  const fly = ({ element }: Spot, from: DOMRect, to: DOMRect, delay: number, fades: boolean) => {
    const copy = element.cloneNode(true) as HTMLElement;
    delete copy.dataset.fly;
    const { left, top, width, height } = to;
    Object.assign(copy.style, {
      position: 'fixed',
      left: px(left),
      top: px(top),
      width: px(width),
      height: px(height),
      margin: '0',
    });
    copy.style.transformOrigin = '0 0';
    layer.append(copy);
    const start = `translate(${px(from.left - left)}, ${px(from.top - top)}) scale(${from.width / width})`;
    const last = copy.animate([{ transform: start }, { transform: 'none', opacity: fades ? 0 : 1 }], timing(delay));
    last.finished.then(() => copy.remove()).catch(() => {});
  };

  let delay = 0;
  for (const [name, spot] of after) {
    const from = before.get(name)?.box ?? cameFrom(name, before, events);
    if (from === undefined || !isApart(from, spot.box)) continue;
    const wait = name.startsWith('pawn') ? 0 : Math.min(delay++, 5) * STAGGER;
    fly(spot, from, spot.box, wait, false);
    hidden.push(spot.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (FLIGHT + wait) * factor }));
  }
  for (const [name, spot] of before) {
    if (!after.has(name))
      fly(spot, spot.box, wentTo(name, spot.box, events), name.startsWith('coin') ? 0 : STAGGER, true);
  }
  return () => {
    layer.remove();
    for (const animation of hidden) animation.cancel();
  };
}

/** How long after the start everything has landed. */
export const longestFlight = (factor: number): number => (FLIGHT + 5 * STAGGER) * factor + 60;

const px = (length: number): string => `${length}px`;
const isApart = (a: DOMRect, b: DOMRect): boolean => Math.hypot(a.left - b.left, a.top - b.top) > 3;

const boxOf = (selector: string): DOMRect | undefined =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0);

/** A new tile comes from a stack, a coin from the purse of the one who paid it. */
function cameFrom(name: string, before: Spots, events: readonly GameEvent[]): DOMRect | undefined {
  if (name.startsWith('coin')) {
    const paid = events.find((event) => event.type === 'prayed');
    return paid && boxOf(`[data-gold="${paid.seat}"]`);
  }
  const isDrawn = name.startsWith('tile') && before.size > 0 && events.some(({ type }) => type === 'drew');
  return isDrawn ? (boxOf('[data-pile="0"]') ?? boxOf('[data-pile="1"]')) : undefined;
}

/** What left the board goes to the castle of its new owner, small; a specialist fades where he was. */
function wentTo(name: string, box: DOMRect, events: readonly GameEvent[]): DOMRect {
  const gain = events.find(({ type }) => type === 'took' || type === 'recruited' || type === 'found');
  const seat = gain !== undefined && 'seat' in gain ? gain.seat : undefined;
  const goal = boxOf(`${name.startsWith('coin') ? '[data-gold' : '[data-castle'}="${seat}"]`);
  if (goal === undefined) return new DOMRect(box.left, box.top + 24, box.width, box.height);
  const size = Math.min(box.width, 40);
  return new DOMRect(goal.left + goal.width / 2 - size / 2, goal.top + 8, size, (size * box.height) / box.width);
}
