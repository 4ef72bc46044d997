/** What a bot may know of this game. */
import type { Instinct } from '@three-crowns/core';
import type { GameEvent } from './events.ts';
import { evaluate } from './instinct/evaluate.ts';
import { features } from './instinct/features.ts';
import { levels } from './instinct/levels.ts';
import { foldKey, moveKey } from './instinct/moveKeys.ts';
import { quick } from './instinct/quick.ts';
import { stateKey } from './instinct/stateKey.ts';
import type { Move } from './move.ts';
import type { State } from './state.ts';

export const instinct: Instinct<State, Move, GameEvent> = {
  evaluate,
  turnOf: ({ round, turn, kings }) => round * kings.length + turn,
  horizon: 2,
  stateKey,
  moveKey,
  foldKey,
  features,
  levels,
  quick,
};
