import type { GameEvent, State } from '@three-crowns/kings-will';
import { isLastRound } from '@three-crowns/kings-will/board';
import type { LastRound } from '../../../table/screen/screen.ts';

export const lastRound: LastRound<State, GameEvent> = {
  isNow: (state) => isLastRound(state) && state.phase !== 'over',
  announce: (event, state) => (event.type === 'round' && isLastRound(state) ? { key: 'last-round' } : undefined),
};
