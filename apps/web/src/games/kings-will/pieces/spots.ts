/** Where things stand on a landscape, in the units of its picture (160 wide, 220 high). */
import { FIRST_LANDS, type LandName } from '@three-crowns/kings-will/board';

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

/**
 * Which picture each landscape of a row shows, so that equal ones next to each other differ. The four that were laid first
 * show their first; outwards from there pictures alternate, so a land that is added changes no other.
 */
export function variantsOf(lands: readonly number[]): number[] {
  const core = coreOf(lands);
  const variants = lands.map(() => 0);
  const alternate = (at: number, step: number) => {
    for (let other = at - step; other >= 0 && other < lands.length; other -= step) {
      if (lands[other] === lands[at]) return (variants[other] + 1) % SCENES;
      if (other === (step > 0 ? core : core + FIRST_LANDS - 1)) return 0;
    }
    return 0;
  };
  for (let at = core + FIRST_LANDS; at < lands.length; at++) variants[at] = alternate(at, 1);
  for (let at = core - 1; at >= 0; at--) variants[at] = alternate(at, -1);
  return variants;
}

/** Where the four lie that were laid first: one of each kind, side by side. Of several such places the state tells none. */
function coreOf(lands: readonly number[]): number {
  const at = lands.findIndex((_, start) => {
    const four = lands.slice(start, start + FIRST_LANDS);
    return new Set(four).size === FIRST_LANDS && four.every((land) => land < FIRST_LANDS);
  });
  return Math.max(at, 0);
}
