import { type GameEvent, kingOfTheValley, type State } from '@three-crowns/king-of-the-valley';
import type { LastRound } from '../../../table/screen/screen.ts';

/** E1, M10: the hill cannot be filled any more, or nothing would ever change. */
export const lastRound: LastRound<State, GameEvent> = {
  isNow: ({ ending, phase }) => ending && phase !== 'over',
  announce: (event) =>
    event.type === 'ending' || event.type === 'standstill' ? kingOfTheValley.words.describeEvent(event) : undefined,
};
