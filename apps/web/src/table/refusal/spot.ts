/** Where a refusal covers least: beside the valley where the land is free, else above or below the thing. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below' | 'beside';
  /** Where its tip points at, from its own left or top edge. */
  readonly tip: number;
}

const MARGIN = 8;
/** From the thing to the bubble, with the tip. */
const AWAY = 10;

export function spotAt(thing: Element, part: Element, bubble: HTMLElement): Spot {
  const frame = part.getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const land = part.querySelector('[data-land]')?.getBoundingClientRect();
  const x = box.left - frame.left + box.width / 2;
  const y = box.top - frame.top + box.height / 2;
  if (land !== undefined && land.width > width + MARGIN) {
    const top = within(y - height / 2, frame.height - height);
    const left = x > land.left - frame.left ? land.right - frame.left - width - MARGIN : land.left - frame.left;
    return { left, top, side: 'beside', tip: y - top };
  }
  const left = within(x - width / 2, frame.width - width);
  const above = box.top - frame.top - height - AWAY;
  const below = box.bottom - frame.top + AWAY;
  const useful = [...part.querySelectorAll('[data-legal]')].map((one) => one.getBoundingClientRect());
  const covered = (top: number) => useful.filter((one) => overlaps(one, frame.left + left, frame.top + top)).length;
  const overlaps = (one: DOMRect, fromX: number, fromY: number) =>
    one.left < fromX + width && one.right > fromX && one.top < fromY + height && one.bottom > fromY;
  const fitsAbove = above >= -frame.top + MARGIN;
  const fitsBelow = below + height <= innerHeight - frame.top - MARGIN;
  const isAbove = fitsAbove && (!fitsBelow || covered(above) <= covered(below));
  return { left, top: isAbove ? above : below, side: isAbove ? 'above' : 'below', tip: x - left };
}

const within = (at: number, most: number): number => Math.min(Math.max(at, MARGIN), Math.max(most - MARGIN, MARGIN));
