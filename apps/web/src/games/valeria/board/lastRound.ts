import { type GameEvent, type State, valeria } from '@three-crowns/valeria';
import type { LastRound } from '../../../table/screen/screen.ts';

/** A26: it can be called off again, as long as it goes on. */
export const lastRound: LastRound<State, GameEvent> = {
  isNow: ({ ending, phase }) => ending && phase !== 'over',
  announce: (event) => (event.type === 'ending' ? valeria.words.describeEvent(event) : undefined),
};
