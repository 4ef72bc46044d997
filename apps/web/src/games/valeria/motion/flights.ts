/**
 * Things that travel after a step: cards from the grid to who took them, resources to the tracks of all seats. They are
 * copies above everything; the table itself shows at once what is true.
 */
import type { GameEvent } from '@three-crowns/valeria';
import { KINDS, SLOTS } from '@three-crowns/valeria/board';
import { changesBy } from '../harvest/changes.ts';

interface Spot {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

export type Spots = ReadonlyMap<number, Spot>;

/** Of a normal speed, in milliseconds. */
const FLIGHT = 280;
const STAGGER = 50;
const MOST_WAIT = 6;
/** No more of a kind fly than the eye can count. */
const MOST_TOKENS = 4;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** The cards on the grid, by place. */
export function spotsNow(): Spots {
  const spots = new Map<number, Spot>();
  for (const place of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const element = place.querySelector<HTMLElement>('[data-fly]');
    const box = element?.getBoundingClientRect();
    if (element !== null && box !== undefined && box.width > 0)
      spots.set(Number(place.dataset.place), { element, box });
  }
  return spots;
}

interface Flying {
  readonly layer: HTMLElement;
  readonly factor: number;
  wait: number;
}

/** Starts everything a step sets in motion and gives back what ends it at once. */
export function startFlights(before: Spots, events: readonly GameEvent[], slotOf: SlotOf, factor: number): () => void {
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
  const flying: Flying = { layer, factor, wait: 0 };
  for (const event of events) {
    flyCard(flying, event, { before, slotOf });
    flyTokens(flying, event, slotOf);
  }
  return () => layer.remove();
}

export const longestFlight = (factor: number): number => (FLIGHT * 2 + MOST_WAIT * STAGGER) * factor + 60;

/** The slot that wakes a card; SLOTS.length for the herald. */
export type SlotOf = (card: number) => number;

interface Scene {
  readonly before: Spots;
  readonly slotOf: SlotOf;
}

type Motions = {
  readonly [T in GameEvent['type']]?: (
    flying: Flying,
    event: Extract<GameEvent, { readonly type: T }>,
    scene: Scene,
  ) => void;
};

/** Events that are not here move no card. */
const MOTIONS: Motions = {
  recruited: (flying, { place, seat, card }, scene) =>
    leave(flying, scene.before, place, slotBox(seat, scene.slotOf(card))),
  joined: (flying, { place, seat, card }, scene) =>
    leave(flying, scene.before, place, slotBox(seat, scene.slotOf(card))),
  slew: (flying, { place, seat }, { before }) => leave(flying, before, place, boxOf(`[data-pile="${seat}"]`)),
  built: (flying, { place, seat }, { before }) => leave(flying, before, place, boxOf(`[data-domains="${seat}"]`)),
  captured: (flying, { place }, { before }) => leave(flying, before, place, boxOf('[data-lord]')),
  returned: (flying, { place, seat }) => arrive(flying, place, boxOf(`[data-realm="${seat}"]`)),
  revealed: (flying, { place }) => turnUp(flying, place),
  exhausted: (flying, { place }) => slideIn(flying, place),
};

function flyCard(flying: Flying, event: GameEvent, scene: Scene): void {
  const motion = MOTIONS[event.type] as ((flying: Flying, event: GameEvent, scene: Scene) => void) | undefined;
  motion?.(flying, event, scene);
}

const slotBox = (seat: number, slot: number): DOMRect | undefined =>
  boxOf(`[data-slot="${slot} ${seat}"]`) ?? boxOf(`[data-realm="${seat}"]`);

function boxOf(selector: string): DOMRect | undefined {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .find(({ width }) => width > 0);
}

/** What lay at a place flies to its new owner and grows small there. */
function leave(flying: Flying, before: Spots, place: number, goal: DOMRect | undefined): void {
  const spot = before.get(place);
  if (spot === undefined || goal === undefined) return;
  const size = Math.min(spot.box.width, Math.max(34, goal.width * 0.8), 74);
  fly(flying, spot.element, spot.box, middleOf(goal, size, (size * spot.box.height) / spot.box.width));
}

function arrive(flying: Flying, place: number, from: DOMRect | undefined): void {
  const element = cardAt(place);
  if (element === null || from === undefined) return;
  const to = element.getBoundingClientRect();
  fly(flying, element, middleOf(from, 50, (50 * to.height) / to.width), to);
}

const cardAt = (place: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-place="${place}"] [data-fly]`);

function turnUp({ factor }: Flying, place: number): void {
  const keyframes = [{ transform: 'rotateY(90deg)', filter: 'brightness(0.4)' }, { transform: 'none' }];
  cardAt(place)?.animate(keyframes, {
    duration: FLIGHT * factor,
    delay: FLIGHT * factor,
    easing: EASE,
    fill: 'backwards',
  });
}

function slideIn({ factor }: Flying, place: number): void {
  const keyframes = [{ transform: 'translateY(-60%) rotate(-4deg)', opacity: 0 }, { transform: 'none' }];
  cardAt(place)?.animate(keyframes, {
    duration: FLIGHT * factor,
    delay: FLIGHT * factor,
    easing: EASE,
    fill: 'backwards',
  });
}

/** Resources fly from what brought them: the woken number, the robbed, the pile; else from the dice. */
function flyTokens(flying: Flying, event: GameEvent, slotOf: SlotOf): void {
  for (const { seat, amount } of changesBy(event)) {
    for (const kind of KINDS) {
      const count = Math.min(amount[kind] ?? 0, MOST_TOKENS);
      if (count <= 0) continue;
      const track = [...document.querySelectorAll<HTMLElement>(`[data-track="${kind} ${seat}"]`)].find(
        (one) => one.getBoundingClientRect().width > 0,
      );
      const icon = track?.querySelector('svg');
      const from = sourceOf(event, kind, slotOf) ?? boxOf('[data-tray]') ?? boxOf('[data-numbers]');
      if (icon === null || icon === undefined || from === undefined) continue;
      const to = icon.getBoundingClientRect();
      for (let i = 0; i < count; i++) {
        const shift = (i - (count - 1) / 2) * 10;
        fly(
          flying,
          icon,
          middleOf(new DOMRect(from.x + shift, from.y, from.width, from.height), to.width, to.height),
          to,
        );
      }
      flash(track, flying);
    }
  }
}

function sourceOf(event: GameEvent, kind: string, slotOf: SlotOf): DOMRect | undefined {
  switch (event.type) {
    case 'harvested': {
      const slots = event.cards.map(slotOf).filter((slot) => slot < SLOTS.length);
      return boxOf(`[data-slot="${slots[0]} ${event.seat}"]`);
    }
    case 'picked':
    case 'traded':
      return boxOf(`[data-slot="${slotOf(event.card)} ${event.seat}"]`);
    case 'stole':
      return boxOf(`[data-track="${kind} ${event.victim}"]`);
    case 'gained':
      return boxOf(`[data-pile="${event.seat}"]`);
    default:
      return undefined;
  }
}

function flash(track: HTMLElement | undefined, { factor, wait }: Flying): void {
  track?.animate([{}, { filter: 'brightness(1.5)' }, {}], {
    duration: FLIGHT * factor,
    delay: (FLIGHT + Math.min(wait, MOST_WAIT) * STAGGER) * factor,
  });
}

const middleOf = (box: DOMRect, width: number, height: number): DOMRect =>
  new DOMRect(box.left + box.width / 2 - width / 2, box.top + box.height / 2 - height / 2, width, height);

function fly(flying: Flying, thing: Element, from: DOMRect, to: DOMRect): void {
  const copy = thing.cloneNode(true) as HTMLElement;
  delete copy.dataset.fly;
  const { left, top, width, height } = from;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    transformOrigin: '0 0',
  });
  flying.layer.append(copy);
  const delay = Math.min(flying.wait++, MOST_WAIT) * STAGGER * flying.factor;
  const end = `translate(${to.left - left}px, ${to.top - top}px) scale(${to.width / width})`;
  const frames = [
    { transform: 'none', opacity: 1 },
    { opacity: 1, offset: 0.85 },
    { transform: end, opacity: 0 },
  ];
  const last = copy.animate(frames, { duration: FLIGHT * flying.factor, delay, easing: EASE, fill: 'both' });
  last.finished.then(() => copy.remove()).catch(() => {});
}
