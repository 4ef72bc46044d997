/** How often the dice wake a number: each of them alone, and their sum. */
import { wokenSlots } from '@three-crowns/valeria/board';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Of the 36 rolls. */
export const oddsOf = (slot: number): number =>
  FACES.flatMap((one) => FACES.filter((two) => wokenSlots([one, two]).includes(slot))).length;
