/** What lies where, counted: tiles and gold are never made nor lost. */
import type { State } from './state.ts';
import { EMPTY, JESTER_TILE, type Tile, tileOf } from './vocabulary.ts';

/** Every tile that is on the table, wherever it lies, the stacks excepted. */
export function tilesOf(state: State): Tile[] {
  const tiles = [...state.valley.filter((tile) => tile !== EMPTY), ...state.hill.flat(), ...state.removed];
  for (const castle of state.castles) {
    for (const counts of [castle.up, castle.down]) {
      counts.forEach((count, piece) => {
        tiles.push(...Array<Tile>(count).fill(tileOf(piece)));
      });
    }
  }
  for (const frame of state.stack) {
    if (frame.effect.kind === 'jester') tiles.push(...Array<Tile>(frame.left).fill(JESTER_TILE));
  }
  return tiles;
}
