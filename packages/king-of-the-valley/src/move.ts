/** A move is one small decision. Slopes are 0 (left) and 1 (right), rows count from 0 at the foot of the hill. */
import type { Piece } from './vocabulary.ts';

export type Move =
  | { readonly do: 'place'; readonly to: number }
  | { readonly do: 'recruit'; readonly slope: number; readonly row: number }
  /** Declines what a phase offers: recruiting, or the kingdom bonus. */
  | { readonly do: 'skip' }
  /** The king ends on `to`; `cells` lose their tiles, in the order they are crossed. */
  | { readonly do: 'take'; readonly to: number; readonly cells: readonly number[] }
  /** The king stops at a priest, pays and goes on from there. */
  | { readonly do: 'priest'; readonly to: number }
  | { readonly do: 'jester'; readonly column: number }
  | { readonly do: 'swap'; readonly piece: Piece; readonly slope: number; readonly row: number }
  | { readonly do: 'tax'; readonly pieces: readonly Piece[] }
  | { readonly do: 'kingdom'; readonly pieces: readonly Piece[] }
  | { readonly do: 'refill'; readonly slope: number };

export const SKIP: Move = { do: 'skip' };
