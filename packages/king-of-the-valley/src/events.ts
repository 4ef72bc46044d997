/** Facts a move leaves behind, in the order they happen. All of them are public: the game's only secret is the order of the stacks. */
import type { Emit, Seat } from '@three-crowns/core';
import type { Piece, Tile } from './vocabulary.ts';

export type GameEvent =
  | { readonly type: 'placed'; readonly seat: Seat; readonly cell: number }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'recruited';
      readonly seat: Seat;
      readonly slope: number;
      readonly row: number;
      readonly tile: Tile;
      readonly gold: number;
    }
  | { readonly type: 'declined'; readonly seat: Seat; readonly phase: 'recruit' | 'kingdom' }
  | { readonly type: 'travelled'; readonly seat: Seat; readonly from: number; readonly cells: readonly number[] }
  | { readonly type: 'prayed'; readonly seat: Seat; readonly cell: number; readonly gold: number }
  | { readonly type: 'took'; readonly seat: Seat; readonly cells: readonly number[]; readonly tiles: readonly Tile[] }
  | { readonly type: 'found'; readonly seat: Seat; readonly cell: number; readonly gold: number }
  | { readonly type: 'stuck'; readonly seat: Seat }
  | { readonly type: 'jester'; readonly seat: Seat; readonly column: number }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly piece: Piece;
      readonly tile: Tile;
      readonly slope: number;
      readonly row: number;
    }
  | {
      readonly type: 'taxed';
      readonly seat: Seat;
      readonly collector: Tile;
      readonly pieces: readonly Piece[];
      readonly gold: number;
    }
  | { readonly type: 'kingdom'; readonly seat: Seat; readonly pieces: readonly Piece[]; readonly gold: number }
  | {
      readonly type: 'refilled';
      readonly seat: Seat;
      readonly slope: number;
      readonly cells: readonly number[];
      readonly tiles: readonly Tile[];
    }
  | { readonly type: 'drew'; readonly slope: number; readonly tiles: readonly Tile[] }
  | { readonly type: 'ending'; readonly seat: Seat }
  /** Nobody can do anything any more (M10). */
  | { readonly type: 'standstill' }
  | { readonly type: 'over' };

export type EmitEvent = Emit<GameEvent>;
