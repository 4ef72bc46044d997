/** What stands on the outside of the box: an app shows it without loading the rules. */
export interface GameFacts {
  readonly id: string;
  /** As on the box, the same in every language. */
  readonly name: string;
  readonly designer: string;
  readonly publisher: string;
  readonly year: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a game takes, about. */
  readonly minutes: number;
}
