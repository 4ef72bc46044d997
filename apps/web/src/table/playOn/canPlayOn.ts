import type { Snapshot } from '../session/snapshot.ts';

/** To try out a game that goes on would be a hint; one that is over anybody may play on. */
export const canPlayOn = ({ asked, givesHints }: Pick<Snapshot, 'asked' | 'givesHints'>): boolean =>
  asked === undefined || givesHints;
