/** King of the Valley (Hans van Tol), 2 to 4 players. */
import type { Game } from '@three-crowns/core';
import type { GameEvent } from './events.ts';
import { instinct } from './instinct.ts';
import type { Move } from './move.ts';
import { ruleset } from './ruleset.ts';
import type { Options } from './setup.ts';
import type { State } from './state.ts';
import { targets, targetsOf } from './targets.ts';
import { describeDecision, describeEvent, describeMove, describeScoreLine } from './texts/describe.ts';
import { texts } from './texts/index.ts';
import { whyNot } from './whyNot.ts';

/** For screens: the vocabulary and the content that a page about the game shows. */
export { CHARACTER_TOTALS, GOLD, SLOPE_ROWS, STACK_SIZES, TOKENS } from './content/box.ts';
export { parseContent } from './content/check.ts';
export { CONTENT_SETS, type ContentSet } from './content/tables.ts';
export type { Content, Source } from './content/types.ts';
export type { GameEvent, Move, Options, State };

export const kingOfTheValley: Game<State, Move, GameEvent, Options> = {
  ...ruleset,
  guidance: { targets, targetsOf, whyNot },
  words: { texts, describeMove, describeEvent, describeDecision, describeScoreLine },
  instinct,
};
