/** The King's Will (Hans-Peter Stoll), 2 to 4 players. */
import type { Game } from '@three-crowns/core';
import type { GameEvent } from './events.ts';
import { instinct } from './instinct.ts';
import type { Move } from './move.ts';
import { targetsOf } from './moveTargets.ts';
import { ruleset } from './ruleset.ts';
import type { Options } from './setup.ts';
import type { State } from './state.ts';
import { targets } from './targets.ts';
import { describeDecision, describeEvent, describeMove, describeScoreLine } from './texts/describe.ts';
import { texts } from './texts/index.ts';
import { whyNot } from './whyNot.ts';

/** For screens: the content that a page about the game shows. */
export { parseContent } from './content/check.ts';
export { CONTENT_SETS, type ContentSet } from './content/tables.ts';
export type { Content, Source } from './content/types.ts';
export type { GameEvent, Move, Options, State };

export const kingsWill: Game<State, Move, GameEvent, Options> = {
  ...ruleset,
  guidance: { targets, targetsOf, whyNot },
  words: { texts, describeMove, describeEvent, describeDecision, describeScoreLine },
  instinct,
};
