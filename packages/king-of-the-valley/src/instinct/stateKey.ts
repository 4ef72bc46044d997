/** A number for everything in the state that play changes, but luck. Small numbers are packed: a mix costs more than a shift. */
import { beginKey, endKey, mixKey } from '@three-crowns/core';
import type { Castle, State } from '../state.ts';
import { ASKS, COLUMNS, PHASES } from '../vocabulary.ts';

/** A tile, an empty place and UNKNOWN fit into so many bits, counted from 1. */
const TILE_BITS = 5;
/** A pack is mixed in before it holds more than this many bits. */
const FULL = 30;

export function stateKey(state: State): number {
  beginKey();
  mixKey(PHASES.indexOf(state.phase));
  mixKey(state.start | (state.turn << 4) | (state.round << 8));
  mixKey(
    Number(state.acted) | (Number(state.ending) << 1) | (Number(state.recruited) << 2) | (Number(state.claimed) << 3),
  );
  mixKey(state.stack.length);
  for (let i = 0; i < state.stack.length; i++) {
    const { effect, source, left } = state.stack[i];
    mixKey(ASKS.indexOf(effect.kind) | (source << 8) | (left << 16));
  }
  mixTiles(state.kings);
  mixTiles(state.valley);
  mixTiles(state.coins);
  for (let i = 0; i < 2; i++) {
    mixTiles(state.hill[i]);
    mixTiles(state.piles[i]);
    mixTiles(state.rest[i]);
  }
  for (let seat = 0; seat < state.castles.length; seat++) mixCastle(state.castles[seat]);
  mixTiles(state.path);
  mixTiles(state.gaps);
  mixTiles(state.removed);
  return endKey();
}

/** A list with its length. Numbers that do not fit lie over each other, which a key may do: they are mixed, not kept. */
function mixTiles(values: readonly number[]): void {
  mixKey(values.length);
  let pack = 0;
  let bits = 0;
  for (let i = 0; i < values.length; i++) {
    pack = (pack << TILE_BITS) + values[i] + 1;
    bits += TILE_BITS;
    if (bits < FULL) continue;
    mixKey(pack);
    pack = 0;
    bits = 0;
  }
  if (bits > 0) mixKey(pack);
}

function mixCastle(castle: Castle): void {
  mixKey(castle.gold | (castle.kingdoms << 16));
  let taxed = 0;
  for (let column = 0; column < COLUMNS.length; column++) taxed = (taxed << 1) | Number(castle.taxed[column]);
  mixKey(taxed);
  mixTiles(castle.up);
  mixTiles(castle.down);
}
