/** Where things that can travel are: action tiles and discs, by what they are, and the boxes of places on the table. */
export type Spots = ReadonlyMap<string, DOMRect>;

export function spotsNow(): Spots {
  const spots = new Map<string, DOMRect>();
  for (const thing of document.querySelectorAll<HTMLElement>('main [data-move]')) {
    const box = thing.getBoundingClientRect();
    if (box.width > 0) spots.set(thing.dataset.move ?? '', box);
  }
  return spots;
}

/** The first such element that is drawn; on a phone some lie behind another tab. */
export function elementAt(selector: string): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find((element) => element.getBoundingClientRect().width > 0);
}
