/** Moves, events, decisions and score lines as messages. */
import type { Message, ScoreLine } from '@three-crowns/core';
import type { ScoreKey } from '../scoring.ts';
import type { WillName } from '../vocabulary.ts';
import { message } from './names.ts';

export { describeMove } from './buttons.ts';
export { describeEvent } from './log.ts';
export { describeDecision } from './prompts.ts';

export function describeScoreLine({ key, count }: ScoreLine & { readonly key: ScoreKey }): Message {
  if (!isWill(key)) return message(`score.${key}`, { count });
  const letter = key.slice('will-'.length) as WillName;
  return message('score.will', { letter, topic: message(`topic.${letter}`) });
}

const isWill = (key: ScoreKey): key is `will-${WillName}` => key.startsWith('will-');
