/** The coach at a table. */
import { reasonsOf } from '../games/load.ts';
import type { Coaching } from '../table/hint/coaching.ts';
import { askAdvice } from './coach.ts';
import { whyInWords } from './why.ts';

export const coaching: Coaching = {
  advise: askAdvice,
  async wordingOf(game) {
    const reasons = await reasonsOf(game);
    return (why, of) => whyInWords(why, { ...of, reasons });
  },
};
