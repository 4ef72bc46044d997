import type { ScoreKey } from '@three-crowns/kings-will/board';

/** All will cards are told alike, each by its own name. */
export type ReasonLine = Exclude<ScoreKey, `will-${string}`> | 'will';

export const lineOf = (key: ScoreKey): ReasonLine => (isWill(key) ? 'will' : key);

const isWill = (key: ScoreKey): key is Extract<ScoreKey, `will-${string}`> => key.startsWith('will-');
