/** The named set-ups: some domains stay in the box, as everybody knows. */
import { describe } from 'vitest';
import { conformsTo } from './kit.ts';

describe.each(['glittering-gold', 'mastery-over-magic', 'monster-blood'])('%s', (setup) => {
  conformsTo({ seats: 2, setup, events: 'on' }, { small: 2, full: 10 }, { small: 6, full: 12 });
});
