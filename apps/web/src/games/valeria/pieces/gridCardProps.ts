/** What the cards are given to draw. Names and words come from the rules, the words of the frame from `texts`. */
import type { State } from '@three-crowns/valeria';
import type { Bundle, Card, Role } from '@three-crowns/valeria/board';

/** What a player can do about a card now: pay it, pay it only with magic in the place of the rest, or not at all. */
export type Can = 'yes' | 'magic' | 'no';

/** Everything about a card on the grid besides the card. All of it can be left out. */
export interface GridCardProps {
  readonly state: State;
  /** A card, NOTHING, EXHAUSTED, or UNKNOWN for one that lies face down. */
  readonly card: Card;
  /** How many lie there; the stack is drawn as high as that. */
  readonly count?: number | undefined;
  /** What it costs the one at the screen now; without it the printed cost. */
  readonly price?: Bundle | undefined;
  /** Tokens of events on it, by resource. */
  readonly tokens?: readonly number[] | undefined;
  readonly can?: Can | undefined;
  /** Roles of a domain that the player lacks, one for each. */
  readonly missing?: readonly Role[] | undefined;
  /** Gold, or strength, that is wanting. */
  readonly short?: number | undefined;
  /** The roll woke its number. */
  readonly lit?: boolean | undefined;
  /** What the place is for, where no card says it: "9/10". */
  readonly number?: string | undefined;
  /** Lets the card travel over the screen. */
  readonly fly?: string | undefined;
}
