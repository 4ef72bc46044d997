/** Why one line is better than another: by the lines of the final scores that the same worlds come to. */
import type { Seat } from '@three-crowns/core';

export type Why =
  /** The seat gets about so many points more of this line of its score. */
  | { readonly kind: 'gains'; readonly seat: Seat; readonly key: string; readonly points: number }
  /** It loses about so many points less in a line that takes points away. */
  | { readonly kind: 'saves'; readonly seat: Seat; readonly key: string; readonly points: number }
  /** A rival gets about so many points less of this line. */
  | { readonly kind: 'denies'; readonly seat: Seat; readonly key: string; readonly points: number }
  /** A game that is going well ends sooner. */
  | { readonly kind: 'ends' }
  /** Nothing stands out: a little of everything. */
  | { readonly kind: 'waits' };
