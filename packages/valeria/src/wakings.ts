/** What two dice show, each of them and their sum, and what they wake (A8). Dice that were not rolled yet show 0. */
import { DIE_FACES } from './content/box.ts';
import { type Card, SLOTS } from './vocabulary.ts';

export type Dice = readonly [number, number];

/** A citizen or starter that dice wake, and how often. */
export interface Waking {
  readonly card: Card;
  readonly times: number;
}

/** How often the dice show a number. */
export function timesShown(dice: Dice, number: number): number {
  return (dice[0] === number ? 1 : 0) + (dice[1] === number ? 1 : 0) + (dice[0] + dice[1] === number ? 1 : 0);
}

/** By slot: its numbers. */
const NUMBERS: readonly (readonly number[])[] = SLOTS.map((slot) => slot.split('/').map(Number));

/** How often the dice wake a slot. The herald, behind the last slot, comes by rules of his own. */
export function timesWoken(dice: Dice, slot: number): number {
  return (NUMBERS[slot] ?? []).reduce((times, number) => times + timesShown(dice, number), 0);
}

const FACES = Array.from({ length: DIE_FACES + 1 }, (_, face) => face);

/** By the two dice: the cards of these slots that they wake, in the order of the numbers. */
export function wakingsOf(slots: readonly number[]): Waking[][][] {
  const wokenBy = (dice: Dice): Waking[] =>
    SLOTS.flatMap((_, slot) => {
      const times = timesWoken(dice, slot);
      return times === 0 ? [] : slots.flatMap((own, card) => (own === slot ? [{ card, times }] : []));
    });
  return FACES.map((one) => FACES.map((two) => wokenBy([one, two])));
}

/** By slot: how often a roll wakes it, on average. */
export const CHANCES: readonly number[] = SLOTS.map((_, slot) => {
  let times = 0;
  for (const one of FACES) for (const two of FACES) if (one * two > 0) times += timesWoken([one, two], slot);
  return times / DIE_FACES ** 2;
});
