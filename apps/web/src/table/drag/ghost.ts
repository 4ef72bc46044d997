/** The copy of a lifted thing under the pointer. It lies above everything and is nothing to a screen reader. */
import { zoomNow } from '../../design/zoom.ts';

export interface Ghost {
  move(x: number, y: number): void;
  /** Goes back to where the thing lies. */
  back(milliseconds: number): void;
  /** Stays until the step is drawn that it has brought about, so that a flight can start from here. */
  leave(): void;
}

/** A finger covers what lies under it. */
const ABOVE_FINGER = 28;
const NAMES = [
  'id',
  'data-target',
  'data-means',
  'data-lift',
  'data-legal',
  'data-picked',
  'data-pointed',
  'data-drop',
];

/** A step that takes longer than this, in milliseconds, is not waited for. */
const LONGEST_WAIT = 1000;
/** What takes away those that were let go where they belong. */
const waiting = new Set<() => void>();

/** Now the table shows what they have brought about. */
export function clearGhosts(): void {
  for (const remove of waiting) remove();
}

/** `ghost` is a selector of what to draw: inside the thing, else on the table; the thing itself where there is none. */
export function makeGhost(thing: HTMLElement, x: number, y: number, isTouch: boolean): Ghost {
  const { ghost } = thing.dataset;
  const drawn = ghost === undefined ? null : (thing.querySelector(ghost) ?? document.querySelector(`main ${ghost}`));
  const original = drawn ?? thing;
  const zoom = zoomNow();
  const { left, top, width, height } = original.getBoundingClientRect();
  const layer = document.createElement('div');
  layer.inert = true;
  layer.dataset.ghosts = '';
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '50', pointerEvents: 'none' });
  const copy = nameless(original.cloneNode(true) as HTMLElement);
  Object.assign(copy.style, {
    position: 'fixed',
    inset: `${top / zoom}px auto auto ${left / zoom}px`,
    width: `${width / zoom}px`,
    height: `${height / zoom}px`,
    margin: '0',
    opacity: '1',
    translate: 'none',
    filter: 'drop-shadow(3px 8px 8px rgb(26 13 3 / 55%))',
  });
  layer.append(copy);
  document.body.append(layer);
  original.setAttribute('data-lifted', '');
  const place = (dx: number, dy: number) => {
    copy.style.transform = `translate(${dx / zoom}px, ${dy / zoom}px) scale(1.06)`;
  };
  place(0, 0);
  return {
    move: (toX, toY) => place(toX - x, toY - y - (isTouch ? ABOVE_FINGER : 0)),
    back: (milliseconds) => {
      original.removeAttribute('data-lifted');
      if (milliseconds === 0) return layer.remove();
      const flight = copy.animate({ transform: 'none' }, { duration: milliseconds, easing: 'ease-out' });
      flight.onfinish = () => layer.remove();
      flight.oncancel = () => layer.remove();
    },
    leave: () => {
      const remove = () => {
        original.removeAttribute('data-lifted');
        layer.remove();
        waiting.delete(remove);
      };
      waiting.add(remove);
      setTimeout(remove, LONGEST_WAIT);
    },
  };
}

/** Nothing on the table goes by two names. */
function nameless(copy: HTMLElement): HTMLElement {
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of NAMES) element.removeAttribute(name);
  }
  return copy;
}
