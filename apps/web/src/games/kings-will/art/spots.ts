/** Where things stand on a landscape, in the units of its picture (160 wide, 220 high). */
import type { LandName } from '@three-crowns/kings-will/board';

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Of the drawings of places. */
  readonly scale: number;
}

export const SCENE_WIDTH = 160;
export const SCENE_HEIGHT = 220;

/** How many different pictures there are of each landscape. */
export const SCENES = 2;

const MIDDLE: Spot = { x: 80, y: 151, scale: 1 };
const SITES: { readonly [L in LandName]: readonly (readonly Spot[])[] } = {
  mountain: [[MIDDLE], [MIDDLE]],
  forest: [[MIDDLE], [MIDDLE]],
  meadow: [[MIDDLE], [MIDDLE]],
  cornfield: [[MIDDLE], [MIDDLE]],
  hill: [[{ x: 84, y: 106, scale: 0.88 }], [{ x: 76, y: 110, scale: 0.88 }]],
  lake: [
    [
      { x: 33, y: 151, scale: 0.76 },
      { x: 127, y: 150, scale: 0.76 },
    ],
    [
      { x: 33, y: 151, scale: 0.76 },
      { x: 127, y: 150, scale: 0.76 },
    ],
  ],
};

/** The building sites of a landscape, as its picture shows them. */
export const sitesOn = (land: LandName, variant = 0): readonly Spot[] => SITES[land][variant % SCENES];

/** Which picture each landscape of a row shows, so that equal ones differ: the first of a kind 0, the next 1, … */
export function variantsOf(lands: readonly number[]): number[] {
  const seen = new Map<number, number>();
  return lands.map((land) => {
    const count = seen.get(land) ?? 0;
    seen.set(land, count + 1);
    return count % SCENES;
  });
}
