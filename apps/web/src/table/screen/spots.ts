/** Where things of the table are seen, for what is drawn over it. */
import { zoomNow } from '../../design/zoom.ts';

export type Spot = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

/** In lengths of a style; undefined where the thing is not seen. A place may stand for another target than its own. */
export function spotOf(target: string): Spot | undefined {
  const name = CSS.escape(target);
  const things = document.querySelectorAll(`main [data-target="${name}"], main [data-means="${name}"]`);
  const boxes = [...things].map((thing) => thing.getBoundingClientRect());
  const box = boxes.find(({ width }) => width > 0);
  if (box === undefined) return undefined;
  const zoom = zoomNow();
  return { left: box.left / zoom, top: box.top / zoom, width: box.width / zoom, height: box.height / zoom };
}

export const isSameSpot = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a?.left === b?.left && a?.top === b?.top && a?.width === b?.width && a?.height === b?.height;
