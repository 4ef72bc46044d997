/** Where a pointer is over the table: what is lifted there, what it could be dropped on, and whether the page scrolls. */
import { ANY, HOME, type On } from './drop.ts';

/** What can be lifted here, if anything. `useTargetProps` marks it. */
export const liftedAt = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('main [data-lift]') : null;

export interface Place {
  readonly element: HTMLElement;
  readonly on: On;
}

/** The thing below, else the area it lies in, where something can be put down; undefined on the source itself. */
export function placeAt(x: number, y: number, thing: HTMLElement, canDrop: (on: On) => boolean): Place | undefined {
  const below = document.elementFromPoint(x, y);
  const element = below?.closest<HTMLElement>('main [data-target]') ?? undefined;
  if (element === thing) return undefined;
  const on = element?.dataset.means ?? element?.dataset.target;
  if (element !== undefined && on !== undefined && canDrop(on)) return { element, on };
  const home = below?.closest<HTMLElement>('main [data-drop]') ?? undefined;
  const isHome = home !== undefined && !home.contains(thing) && thing.dataset.lift !== ANY;
  if (isHome) return { element: home, on: HOME };
  return element === undefined || on === undefined ? undefined : { element, on };
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
