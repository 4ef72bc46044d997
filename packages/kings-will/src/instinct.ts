/** What a bot may know of this game. */
import type { Instinct } from '@three-crowns/core';
import type { GameEvent } from './events.ts';
import { deal } from './instinct/deal.ts';
import { evaluate } from './instinct/evaluate.ts';
import { features } from './instinct/features.ts';
import { hide } from './instinct/hide.ts';
import { levels } from './instinct/levels.ts';
import { memory } from './instinct/memory.ts';
import { foldKey, moveKey } from './instinct/moveKeys.ts';
import { quick } from './instinct/quick.ts';
import type { Move } from './move.ts';
import type { State } from './state.ts';
import { stateKey, turnOf } from './stateKey.ts';

export const instinct: Instinct<State, Move, GameEvent> = {
  evaluate,
  turnOf,
  horizon: 8,
  stateKey,
  moveKey,
  foldKey,
  hide,
  features,
  memory,
  deal,
  levels,
  quick,
};
