/** The coach at a table. All of it is loaded with the first hint. */
import type { Coaching } from '../table/hint/coaching.ts';

export const coaching: Coaching = {
  advise: async (advised, listening) => (await import('./coach.ts')).askAdvice(advised, listening),
  async wordsOf(game) {
    const [{ reasonsOf }, { whyInWords }] = await Promise.all([import('../games/load.ts'), import('./why.ts')]);
    const reasons = await reasonsOf(game);
    return { why: (whys, of) => whyInWords(whys, { ...of, reasons }), reach: reasons?.reach };
  },
};
