/** Who sees what. The order of the stacks is the only secret, and it is kept from everybody alike (S6). */
import { cloneLuck, type Luck, noLuck, shuffle, UNKNOWN } from '@three-crowns/core';
import type { GameEvent } from './events.ts';
import { clone, type State } from './state.ts';
import type { Tile } from './vocabulary.ts';

/** Every zone of the table and who may see it. */
const ZONES = {
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
} as const satisfies { readonly [Zone in Exclude<keyof State, 'rest'>]: 'everybody' | 'nobody' };

type Hidden = {
  [Zone in keyof typeof ZONES]: (typeof ZONES)[Zone] extends 'nobody' ? Zone : never;
}[keyof typeof ZONES];

/** How a zone is hidden: one that nobody may see does not compile without it. */
const HIDE: { readonly [Zone in Hidden]: (seen: State) => void } = {
  luck(seen) {
    seen.luck = noLuck();
  },
  piles(seen) {
    for (let pile = 0; pile < seen.piles.length; pile++) {
      const tiles = seen.piles[pile];
      if (tiles.includes(UNKNOWN)) continue;
      seen.rest[pile] = tiles.slice().sort((a, b) => a - b);
      tiles.fill(UNKNOWN);
    }
  },
};

export function view(state: State): State {
  const seen = clone(state);
  for (const hide of Object.values(HIDE)) hide(seen);
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
