/** What the box fixes whatever the content table says: facts of the rulebook that a custom table must keep. */
import type { PlaceName } from '../vocabulary.ts';

export const LANDS_IN_BOX = 36;
export const PLACES_IN_BOX: { readonly [P in PlaceName]: number } = {
  farmstead: 12,
  castle: 10,
  monastery: 8,
  village: 5,
};
/** Fields of the plan, and steps of the scales of education and development. */
export const MOST_FIELDS = 8;
export const SCALE_STEPS = 5;
/** Voluntary levies of a travel board. */
export const MOST_OFFERS = 6;
/** Will cards dealt to each player, of which one is kept. */
export const DEALT = 2;
/** By number of players: discs a will card has room for. */
export const DISC_SPACES: readonly number[] = [0, 0, 2, 2, 3];
/** From so many players on a majority has a second prize. */
export const SECOND_PRIZE_SEATS = 3;
/** A game that has not ended after so many moves ends there (53): five times the longest that bots have played. */
export const MOST_PLIES = 3_000;
/** From this turn of a round on, with the option: only tiles right of the king (37). */
export const LONG_ROUND = 16;
