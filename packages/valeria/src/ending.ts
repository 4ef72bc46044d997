/** When the game ends: looked at live, so a card put back can call the end off again (A26, A27, A38). */
import { contentOf } from './cards.ts';
import type { EmitEvent } from './events.ts';
import { FIRST_DOMAIN_PLACE, PLACES } from './grid.ts';
import { clearDue } from './moves/harvest.ts';
import { areMonstersGone } from './moves/stacks.ts';
import { exhaustedPlaces, isSolo, type State } from './state.ts';
import type { Ending } from './vocabulary.ts';

export function isEndDue(state: State): boolean {
  return areMonstersGone(state) || areDomainsGone(state) || exhaustedPlaces(state) >= exhaustedLimit(state);
}

/** Alone: so many exhausted places, and it is counted at once. */
export const isReckoningDue = (state: State): boolean => exhaustedPlaces(state) >= exhaustedLimit(state);

/** So many exhausted places end the game. */
export function exhaustedLimit(state: State): number {
  const { exhaustedAlone, exhaustedPerPlayer } = contentOf(state);
  return isSolo(state) ? exhaustedAlone : exhaustedPerPlayer * state.players.length;
}

function areDomainsGone(state: State): boolean {
  for (let place = FIRST_DOMAIN_PLACE; place < PLACES; place++) if (state.grid[place].length > 0) return false;
  return true;
}

/** A game alone ends at once (A42); triumph goes before counting. */
export function endingNow(state: State): Ending {
  if (!isSolo(state)) return 'none';
  if (state.ended === 'fall') return 'fall';
  if (areMonstersGone(state)) return 'triumph';
  return isReckoningDue(state) ? 'reckoning' : 'none';
}

export function endGame(state: State, ending: Ending, emit?: EmitEvent): void {
  state.phase = 'over';
  state.ended = ending;
  state.attacks.length = 0;
  clearDue(state);
  emit?.({ type: 'over', ending });
}

/** Tells everybody when the last round begins, or no longer is the last. */
export function watchEnd(state: State, emit?: EmitEvent): void {
  if (isSolo(state)) return;
  const isDue = isEndDue(state);
  if (isDue === state.ending) return;
  state.ending = isDue;
  emit?.({ type: isDue ? 'ending' : 'called-off' });
}
