import type { Message } from '@three-crowns/core';
import type { GameScreen, TableView } from '../screen/screen.ts';

/** What is said when the latest step has begun the last round; undefined at all other times. */
export function lastRoundOf({ lastRound }: GameScreen, { latest, state }: TableView): Message | undefined {
  if (lastRound === undefined || latest.jumped) return undefined;
  return latest.events.map((event) => lastRound.announce(event, state)).find((message) => message !== undefined);
}
