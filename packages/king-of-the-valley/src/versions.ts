/** Every version of this game's rules, for records of any age (docs/freezing.md). */
import { noLuck, type Upcast, type Versions } from '@three-crowns/core';
import { type GameEvent, kingOfTheValley, type Move, type State } from './index.ts';

/** Luck was written another way; everything else is as it was. */
const upcast1: Upcast<State, Move, GameEvent> = {
  state: (old) => ({ ...(old as State), luck: noLuck() }),
  move: (old) => old as Move,
  event: (old) => old as GameEvent,
};

export const kingOfTheValleyVersions: Versions = {
  game: kingOfTheValley,
  earlier: { 1: { load: () => import('../frozen/1.js'), upcast: () => upcast1 } },
};
