/** Who sees what. The order of the stacks is the only secret, and it is kept from everybody alike (S6). */
import { cloneLuck, hideLuck, type Luck, shuffle, UNKNOWN, viewOf, type Zones } from '@three-crowns/core';
import type { GameEvent } from './events.ts';
import { clone, type State } from './state.ts';
import { TILES, type Tile } from './vocabulary.ts';

/** Every zone of the table: everybody sees it, or how it is hidden. */
const ZONES: Zones<State> = {
  values: 'everybody',
  luck: hideLuck,
  start: 'everybody',
  turn: 'everybody',
  round: 'everybody',
  phase: 'everybody',
  acted: 'everybody',
  ending: 'everybody',
  recruited: 'everybody',
  claimed: 'everybody',
  stack: 'everybody',
  kings: 'everybody',
  valley: 'everybody',
  coins: 'everybody',
  hill: 'everybody',
  piles(seen) {
    for (let pile = 0; pile < seen.piles.length; pile++) {
      const tiles = seen.piles[pile];
      if (tiles.includes(UNKNOWN)) continue;
      seen.rest[pile] = sorted(tiles);
      tiles.fill(UNKNOWN);
    }
  },
  rest: 'everybody',
  castles: 'everybody',
  path: 'everybody',
  gaps: 'everybody',
  removed: 'everybody',
};

/** By counting: views are made at every move of a bot. */
function sorted(tiles: readonly Tile[]): Tile[] {
  const counts = Array<number>(TILES.length).fill(0);
  for (const tile of tiles) counts[tile] += 1;
  const list: Tile[] = [];
  for (let tile = 0; tile < counts.length; tile++) for (let i = 0; i < counts[tile]; i++) list.push(tile);
  return list;
}

export const view = viewOf(clone, ZONES);

export function redact(event: GameEvent): GameEvent {
  return event;
}

/** A world that could be behind the view: the tiles that must lie in each stack, in an order of its own. */
export function determinize(view: State, luck: Luck): State {
  const world = clone(view);
  for (let pile = 0; pile < world.piles.length; pile++) {
    if (!world.piles[pile].includes(UNKNOWN)) continue;
    const tiles: Tile[] = world.rest[pile].slice();
    shuffle(luck, tiles);
    world.piles[pile] = tiles;
    world.rest[pile] = [];
  }
  world.luck = cloneLuck(luck);
  return world;
}
