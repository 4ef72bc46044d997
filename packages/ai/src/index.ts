import type { Bot } from './bot.ts';
import { greedyBot, makeGreedy } from './greedy.ts';
import { randomBot } from './random.ts';

export type { Bot };
export { greedyBot, makeGreedy, randomBot };

/** Every bot by its name. */
export const BOTS: Readonly<Record<string, Bot>> = { random: randomBot, greedy: greedyBot };
