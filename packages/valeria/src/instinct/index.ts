/** What a bot may know of this game. */
import { type Instinct, weightsOf } from '@three-crowns/core';
import type { GameEvent } from '../events.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { deal } from './deal.ts';
import { evaluate } from './evaluate.ts';
import { fill, names } from './features.ts';
import { hunch } from './hunch.ts';
import { levels } from './levels.ts';
import { foldKey, moveKey } from './moveKeys.ts';
import { stateKey } from './stateKey.ts';
import two from './weights/2.json' with { type: 'json' };
import more from './weights/3-5.json' with { type: 'json' };

/** Raised whenever a feature means another thing. */
const version = 1;

export const instinct: Instinct<State, Move, GameEvent> = {
  evaluate,
  turnOf: ({ round, turn, players }) => round * players.length + turn,
  horizon: 4,
  stateKey,
  moveKey,
  foldKey,
  hunch,
  features: { names, version, fill, weights: weightsOf({ names, version }, [two, more]) },
  deal,
  levels,
};
