/** The bots of @three-crowns/ai a person may choose, the weaker first. */
export const LEVELS = ['random', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];
