/** What a bot may know of this game. */
import type { Instinct } from '@three-crowns/core';
import type { GameEvent } from '../events.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { deal } from './deal.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { hunch } from './hunch.ts';
import { levels } from './levels.ts';
import { foldKey, moveKey } from './moveKeys.ts';
import { quick } from './quick.ts';
import { stateKey } from './stateKey.ts';

export const instinct: Instinct<State, Move, GameEvent> = {
  evaluate,
  turnOf: ({ round, turn, players }) => round * players.length + turn,
  horizon: 4,
  stateKey,
  moveKey,
  foldKey,
  hunch,
  features,
  deal,
  levels,
  quick,
};
