/** Whether a table gives hints: a wish of those who set it, kept with the table and no part of the game. */

/** on: all agreed at the start. off: nobody is helped there. Left out: as is usual for so many people. */
export type HintWish = 'on' | 'off';

/** Somebody alone among bots is helped unless he wished for none; between people it takes an agreement at the start. */
export function givesHints(persons: number, wish: HintWish | undefined): boolean {
  return persons === 1 ? wish !== 'off' : persons > 1 && wish === 'on';
}

export const hintWishIn = (raw: unknown): HintWish | undefined => (raw === 'on' || raw === 'off' ? raw : undefined);
