/** Where a pointer is over the table: what is lifted there, what it could be dropped on, and whether the page scrolls. */
import { ANY, HOME, type On } from '../picking/drop.ts';

/** What can be lifted here, if anything. `useTargetProps` marks it. */
export const liftedAt = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('main [data-lift]') : null;

export interface Place {
  readonly element: HTMLElement;
  readonly on: On;
}

/**
 * The first thing below where something can be put down, seen from above: farmers stand on a land that takes them. Else
 * the area it lies in, else the topmost thing, which says why not; undefined on the source itself.
 */
export function placeAt(x: number, y: number, thing: HTMLElement, canDrop: (on: On) => boolean): Place | undefined {
  const below = document.elementFromPoint(x, y);
  const top = placeOf(below);
  if (top?.element === thing) return undefined;
  const found = top && [top, ...under(top, x, y)].find(({ element, on }) => element !== thing && canDrop(on));
  if (found !== undefined) return found;
  const home = below?.closest<HTMLElement>('[data-drop]') ?? undefined;
  const isHome = home !== undefined && !home.contains(thing) && thing.dataset.lift !== ANY;
  return isHome ? { element: home, on: HOME } : top;
}

function placeOf(below: Element | null): Place | undefined {
  const element = below?.closest<HTMLElement>('main [data-target]') ?? undefined;
  const on = element?.dataset.means ?? element?.dataset.target;
  return element === undefined || on === undefined ? undefined : { element, on };
}

/** What the topmost thing lies on, within the same part of the table: nothing is found behind a prompt or a drawer. */
function under(top: Place, x: number, y: number): Place[] {
  const part = top.element.closest('[data-part]');
  return document.elementsFromPoint(x, y).flatMap((element) => {
    const place = placeOf(element);
    return place === undefined || !part?.contains(place.element) ? [] : [place];
  });
}

/** A finger that moves this way scrolls something. */
export function scrolls(thing: Element, dx: number, dy: number): boolean {
  const isSideways = Math.abs(dx) > Math.abs(dy);
  for (let box: Element | null = thing; box !== null; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const more = isSideways ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight;
    const isRoot = box === document.scrollingElement;
    if (more > 1 && (isRoot || /auto|scroll/.test(isSideways ? overflowX : overflowY))) return true;
  }
  return false;
}
