/**
 * What a step sets in motion. The table itself shows at once what is true; what moves only tells how it came about:
 * copies of things fly above everything, so that nothing they pass cuts them off, and things show themselves anew where
 * they lie. Everything ends by itself, or at once when the next step comes.
 */
import { zoomNow } from '../../design/zoom.ts';
import { type Spots, spotsNow } from './spots.ts';

/** Of a normal speed, in milliseconds. */
export const FLIGHT = 280;
/** Between one thing and the next. */
export const STAGGER = 45;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** How a copy is seen on its way: it comes in, goes out slowly, or goes out at its goal. Without one it stays in sight. */
const FADES = {
  in: [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1 }],
  out: [{ opacity: 1 }, { opacity: 0 }],
  goal: [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }],
} as const;

export interface Flight {
  /** Milliseconds before it starts. */
  readonly wait?: number;
  readonly fade?: keyof typeof FADES;
  /** The copy is drawn as large as it is here, and scaled for the other end. */
  readonly sized?: 'from' | 'to';
  /** The thing that arrives waits unseen for its copy. */
  readonly hides?: Element;
  /** Of a copy whose size goes by its letters. */
  readonly fontSize?: string;
}

export interface Stage {
  /** Where things were before the step, and where they are. */
  readonly before: Spots;
  readonly after: Spots;
  /** The milliseconds that the next one of several things waits; after so many, they wait no longer than that. */
  nextWait(most: number): number;
  /** A copy of the thing travels from one box to another. */
  fly(thing: Element, from: DOMRect, to: DOMRect, flight?: Flight): void;
  /** The thing itself shows that something has happened to it. */
  show(thing: Element, frames: Keyframe[], options?: { readonly wait?: number; readonly lasts?: number }): void;
}

/** Lets `play` set things in motion and gives back what ends it at once. `factor` is 1 at normal speed. */
export function openStage(before: Spots, factor: number, play: (stage: Stage) => void): () => void {
  const layer = makeLayer();
  const running: Animation[] = [];
  let waiting = 0;

  function animate(thing: Element, frames: Keyframe[], wait = 0, lasts = FLIGHT): Animation {
    // A copy stays at its goal until it is taken away; a thing is itself again afterwards.
    const fill = layer.contains(thing) ? 'both' : 'backwards';
    const timing = { duration: lasts * factor, delay: wait * factor, easing: EASE, fill } as const;
    const animation = thing.animate(frames, timing);
    running.push(animation);
    return animation;
  }

  function end(): void {
    layer.remove();
    for (const animation of running) animation.cancel();
  }

  play({
    before,
    after: spotsNow(),
    nextWait: (most) => Math.min(waiting++, most) * STAGGER,
    fly(thing, from, to, { wait = 0, fade, sized = 'to', hides, fontSize = '' } = {}) {
      const drawn = sized === 'to' ? to : from;
      const copy = copyOf(thing, drawn);
      copy.style.fontSize = fontSize;
      layer.append(copy);
      const flight = animate(copy, [{ transform: fitted(drawn, from) }, { transform: fitted(drawn, to) }], wait);
      flight.onfinish = () => copy.remove();
      if (fade !== undefined) animate(copy, [...FADES[fade]], wait);
      if (hides !== undefined) animate(hides, [{ opacity: 0 }, { opacity: 0 }], 0, FLIGHT + wait);
    },
    show(thing, frames, { wait, lasts } = {}) {
      animate(thing, frames, wait, lasts);
    },
  });
  void Promise.allSettled(running.map(({ finished }) => finished)).then(() => layer.remove());
  return end;
}

function makeLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset.flights = '';
  Object.assign(layer.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '40',
    pointerEvents: 'none',
    overflow: 'hidden',
  });
  document.body.append(layer);
  return layer;
}

function copyOf(thing: Element, { left, top, width, height }: DOMRect): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  delete copy.dataset.fly;
  const [x, y, w, h] = [left, top, width, height].map((length) => `${length / zoomNow()}px`);
  Object.assign(copy.style, { position: 'fixed', left: x, top: y, width: w, height: h, margin: '0' });
  copy.style.transformOrigin = '0 0';
  return copy;
}

/** What moves something by so many pixels of the screen. */
export const shifted = (x: number, y: number): string => `translate(${x / zoomNow()}px, ${y / zoomNow()}px)`;

/** What makes something that is drawn in one box lie in another. */
function fitted(drawn: DOMRect, box: DOMRect): string {
  return `${shifted(box.left - drawn.left, box.top - drawn.top)} scale(${box.width / drawn.width})`;
}
