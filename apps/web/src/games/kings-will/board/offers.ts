/** What the king accepts in this round, as it stands for the viewer. */
import { bonusOf, printedMood, travelOf, type Units, valuesOf } from '@three-crowns/kings-will/board';
import type { View } from '../pieces/view.ts';

export interface Offered {
  /** From which mood on, as printed. */
  readonly mood: number;
  readonly pay: Units;
  readonly points: number;
  /** The people are happy enough. */
  readonly isOpen: boolean;
  readonly isGiven: boolean;
}

export function offersOf({ state, own }: View): Offered[] {
  const values = valuesOf(state);
  const realm = state.palatinates[own];
  const mood = realm.mood + bonusOf(values, realm, 'favour');
  // A bit for each offer that was taken in this visit.
  const given = state.stack.findLast(({ effect, seat }) => effect.kind === 'offer' && seat === own)?.source ?? 0;
  return values.travels[travelOf(state)].offers.map(({ mood: wanted, pay, points }, offer) => ({
    mood: printedMood(wanted),
    pay,
    points,
    isOpen: mood >= wanted,
    isGiven: ((given >> offer) & 1) === 1,
  }));
}
