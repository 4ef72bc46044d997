import type { BotName } from '@three-crowns/ai/names';

/** The bots a person may choose, the weaker first. */
export const LEVELS = ['random', 'greedy'] as const satisfies readonly BotName[];
export type Level = (typeof LEVELS)[number];

/** Plays on for a person who gave up. */
export const STAND_IN: Level = 'greedy';
