/** What the box fixes: sizes and counts that no content table changes. */

export const DIE_FACES = 6;
export const DICE_ROLLED = 2;
/** A51: a game that has not ended after so many moves ends there; the longest that bots played had 527. */
export const MOST_PLIES = 5_000;
export const SEATS = { min: 1, max: 5 } as const;
/** The number of players with a resting player and larger stacks. */
export const RESTING_SEATS = 5;
export const AREAS_IN_PLAY = 5;
export const DUKES_DEALT = 2;
/** Cards of each citizen in the box. */
export const CITIZEN_COPIES = 6;
export const EVENTS_PER_PLAYER = 1;

export interface StackSizes {
  readonly monsters: number;
  readonly citizens: number;
  readonly domains: number;
}

const USUAL: StackSizes = { monsters: 5, citizens: 5, domains: 3 };
const LARGER: StackSizes = { monsters: 6, citizens: 6, domains: 4 };

export const stackSizes = (seats: number): StackSizes => (seats === RESTING_SEATS ? LARGER : USUAL);
