/** Valeria: Card Kingdoms (Isaias Vallejo), 1 to 5 players. */
import type { Game } from '@three-crowns/core';
import type { GameEvent } from './events.ts';
import { instinct } from './instinct/index.ts';
import type { Move } from './move.ts';
import { ruleset } from './ruleset.ts';
import type { Options } from './setup.ts';
import { answer, WISHES } from './standing.ts';
import type { State } from './state.ts';
import { targets, targetsOf } from './targets.ts';
import { describeDecision, describeEvent, describeMove, describeScoreLine } from './texts/describe.ts';
import { texts } from './texts/index.ts';
import { whyNot } from './whyNot.ts';

export type { GameEvent, Move, Options, State };

export const valeria: Game<State, Move, GameEvent, Options> = {
  ...ruleset,
  guidance: { targets, targetsOf, whyNot },
  words: { texts, describeMove, describeEvent, describeDecision, describeScoreLine },
  instinct,
  standing: { wishes: WISHES, answer },
};
