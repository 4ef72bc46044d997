/** Where things are on the page. A thing that can travel carries `data-fly` with a name that is its own. */

export interface Spot {
  readonly element: HTMLElement | SVGElement;
  readonly box: DOMRect;
}

export type Spots = ReadonlyMap<string, Spot>;

/** A thing that was dragged is where it was let go, since its copy comes later in the document. */
export function spotsNow(): Spots {
  const spots = new Map<string, Spot>();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-fly]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) spots.set(element.dataset.fly ?? '', { element, box });
  }
  return spots;
}

/** The first such element that is drawn; on a phone some lie behind another tab. */
export function elementAt(selector: string): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find((element) => element.getBoundingClientRect().width > 0);
}

export const boxOf = (selector: string): DOMRect | undefined => elementAt(selector)?.getBoundingClientRect();

/** A box of this size in the middle of another one. */
export const middleOf = (box: DOMRect, width: number, height: number): DOMRect =>
  new DOMRect(box.left + box.width / 2 - width / 2, box.top + box.height / 2 - height / 2, width, height);
