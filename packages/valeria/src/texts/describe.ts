/** Everything the game says, by what it is about. */
import type { Message, ScoreLine } from '@three-crowns/core';
import type { ScoreKey } from '../scoring.ts';
import { message } from './names.ts';

export { describeMove } from './buttons.ts';
export { describeEvent } from './log.ts';
export { describeDecision } from './prompts.ts';

export function describeScoreLine(line: ScoreLine & { readonly key: ScoreKey }): Message {
  return message(`score.${line.key}`, { count: line.count, points: line.points });
}
