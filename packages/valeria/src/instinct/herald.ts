/** How often a roll calls the herald: on a double, and when it wakes nothing else (A6, A9). */
import { DIE_FACES } from '../content/box.ts';
import { SLOTS } from '../vocabulary.ts';
import { type Dice, timesWoken } from '../wakings.ts';

/** By the slots a player has cards of, as bits: calls a roll, on average. */
const CALLS = new Float64Array(1 << SLOTS.length);

for (let one = 1; one <= DIE_FACES; one++) {
  for (let two = 1; two <= DIE_FACES; two++) {
    const woken = slotsWoken([one, two]);
    for (let slots = 0; slots < CALLS.length; slots++) {
      CALLS[slots] += ((slots & woken) === 0 ? 1 : 0) + (one === two ? 1 : 0);
    }
  }
}

function slotsWoken(dice: Dice): number {
  let slots = 0;
  for (let slot = 0; slot < SLOTS.length; slot++) if (timesWoken(dice, slot) > 0) slots |= 1 << slot;
  return slots;
}

export const heraldChance = (slots: number): number => CALLS[slots] / DIE_FACES ** 2;
