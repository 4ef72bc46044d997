/** What the pointed-at choice would do on the table, for the board to draw. */
import type { Move, State } from '@three-crowns/king-of-the-valley';
import type { TableView } from '../../../table/screen/screen.ts';
import { influenceOf, type Tile } from '../pieces/things.ts';

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
  readonly fills: readonly {
    readonly cell: number;
    readonly tile: Tile;
    readonly slope: number;
    readonly row: number;
  }[];
}

const NOTHING: Preview = { way: undefined, taken: new Map(), end: undefined, fee: undefined, fills: [] };

export function previewOf(view: TableView): Preview {
  const state = view.state as State;
  const move = view.pointed?.move as Move | undefined;
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

/** F2: the gaps in the order the king crossed them, from the foot of the slope; then from the other one. */
function fillsOf(state: State, slope: number): Preview['fills'] {
  const cells = state.gaps.slice().sort((a, b) => state.path.indexOf(a) - state.path.indexOf(b));
  const own = state.hill[slope].map((tile, row) => ({ tile, slope, row }));
  const other = state.hill[1 - slope].map((tile, row) => ({ tile, slope: 1 - slope, row }));
  return [...own, ...other].slice(0, cells.length).map((from, i) => ({ cell: cells[i], ...from }));
}
