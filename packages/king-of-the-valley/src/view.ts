/** Who sees what. The order of the stacks is the only secret, and it is kept from everybody alike (S6). */
import { cloneLuck, type Luck, noLuck, shuffle, UNKNOWN } from '@three-crowns/core';
import type { GameEvent } from './events.ts';
import { clone, type State } from './state.ts';
import type { Tile } from './words.ts';

/** Every zone of the table and who may see it. */
export const ZONES: { readonly [Zone in Exclude<keyof State, 'rest'>]: 'everybody' | 'nobody' } = {
  values: 'everybody',
  luck: 'nobody',
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
  piles: 'nobody',
  castles: 'everybody',
  path: 'everybody',
  gaps: 'everybody',
  removed: 'everybody',
};

export function view(state: State): State {
  const seen = clone(state);
  seen.luck = noLuck();
  for (let pile = 0; pile < seen.piles.length; pile++) {
    const tiles = seen.piles[pile];
    if (tiles.includes(UNKNOWN)) continue;
    seen.rest[pile] = tiles.slice().sort((a, b) => a - b);
    tiles.fill(UNKNOWN);
  }
  return seen;
}

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
