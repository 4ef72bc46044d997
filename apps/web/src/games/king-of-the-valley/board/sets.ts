/** Where a set can be taken now: the place behind it, on which the king would end. */
import type { Tile } from '@three-crowns/king-of-the-valley/board';
import type { MoveChoice, View } from '../pieces/view.ts';

export interface SetEnd {
  readonly choice: MoveChoice;
  readonly count: number;
  /** One of the tiles; they are all of one character. */
  readonly tile: Tile;
}

/** The largest set that ends before the place. */
export function setEndAt(view: View, cell: number): SetEnd | undefined {
  const { state } = view;
  const ends = view.choices.flatMap((choice): SetEnd[] => {
    const move = choice.move;
    if (move.do !== 'take' || move.cells.length < 2 || move.to !== cell) return [];
    return [{ choice, count: move.cells.length, tile: state.valley[move.cells[0]] }];
  });
  return ends.sort((a, b) => b.count - a.count)[0];
}
