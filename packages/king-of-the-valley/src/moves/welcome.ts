/** A subject comes into the castle of the player whose turn it is. */
import { castleOfTurn, type State } from '../state.ts';
import { JESTER_TILE, type Tile } from '../vocabulary.ts';

/** A jester waits on the stack until its column is chosen, at once (R4, J1); `count` of them, one choice each (J2). */
export function welcome(state: State, tile: Tile, count: number): void {
  if (tile === JESTER_TILE) {
    state.stack.push({ effect: { kind: 'jester' }, seat: state.turn, source: tile, left: count });
  } else {
    castleOfTurn(state).up[tile] += count;
  }
}
