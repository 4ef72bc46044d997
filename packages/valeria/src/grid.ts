/** The grid: four rows of five places. Monsters above, two rows of citizens by number, domains below. */
import { SLOTS } from './vocabulary.ts';

export const COLUMNS = 5;
export const FIRST_CITIZEN_PLACE = COLUMNS;
export const FIRST_DOMAIN_PLACE = FIRST_CITIZEN_PLACE + SLOTS.length;
export const PLACES = FIRST_DOMAIN_PLACE + COLUMNS;

export const isMonsterPlace = (place: number): boolean => place < FIRST_CITIZEN_PLACE;
export const isCitizenPlace = (place: number): boolean => place >= FIRST_CITIZEN_PLACE && place < FIRST_DOMAIN_PLACE;
export const isDomainPlace = (place: number): boolean => place >= FIRST_DOMAIN_PLACE;
export const columnOf = (place: number): number => place % COLUMNS;

/** m1 to m5 from the left, c1 to c10 in the order of the numbers, d1 to d5. */
export const PLACE_NAMES: readonly string[] = Array.from({ length: PLACES }, (_, place) => {
  if (isMonsterPlace(place)) return `m${place + 1}`;
  return isCitizenPlace(place) ? `c${place - FIRST_CITIZEN_PLACE + 1}` : `d${place - FIRST_DOMAIN_PLACE + 1}`;
});
