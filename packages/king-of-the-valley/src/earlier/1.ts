/** What version 1 had, as version 2 has it: luck was written another way, everything else is as it was. */
import { noLuck, type Upcast } from '@three-crowns/core';
import type { GameEvent } from '../events.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export const upcast: Upcast<State, Move, GameEvent> = {
  state: (old) => ({ ...(old as State), luck: noLuck() }),
  move: (old) => old as Move,
  event: (old) => old as GameEvent,
};
