/** What the pointed-at choice would do on the table, for the board to draw. */
import { type Fill, fillsOf, influenceOf } from '@three-crowns/king-of-the-valley/board';
import type { View } from '../pieces/view.ts';

export interface Preview {
  /** The way of the king, from and to. */
  readonly way: { readonly from: number; readonly to: number } | undefined;
  /** Places whose tiles are taken, with the influence they bring. */
  readonly taken: ReadonlyMap<number, number | undefined>;
  /** Where the king would stand. */
  readonly end: number | undefined;
  /** What he pays on a place. */
  readonly fee: { readonly cell: number; readonly gold: number } | undefined;
  /** Which tile of the hill goes where, in order. */
  readonly fills: readonly Fill[];
}

const NOTHING: Preview = { way: undefined, taken: new Map(), end: undefined, fee: undefined, fills: [] };

export function previewOf(view: View): Preview {
  const { state } = view;
  const move = view.pointed?.move;
  if (move === undefined) return NOTHING;
  const from = state.kings[state.turn];
  switch (move.do) {
    case 'take':
      return {
        ...NOTHING,
        way: { from, to: move.to },
        taken: new Map(move.cells.map((cell) => [cell, influenceOf(state.values, state.valley[cell])])),
        end: move.to,
      };
    case 'priest':
      return {
        ...NOTHING,
        way: { from, to: move.to },
        end: move.to,
        fee: { cell: move.to, gold: state.values.priestFee },
      };
    case 'place':
      return { ...NOTHING, end: move.to };
    case 'refill':
      return { ...NOTHING, fills: fillsOf(state, move.slope) };
    default:
      return NOTHING;
  }
}
