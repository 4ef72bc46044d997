/** The schedules in two halves, one for each file, so that they run side by side. */
import { partsOf, proof } from '@three-crowns/core/proof';
import { expect, it } from 'vitest';
import { Schedule } from './schedule.ts';

export const SCHEDULES = proof('schedules of trouble', { small: 60, full: 10_000 });
/** As many as take some minutes. */
const IN_A_TEST = 500;

/** The even ones or the odd ones. */
export function provesHalf(first: 0 | 1): void {
  it.each(partsOf(SCHEDULES, IN_A_TEST))(
    `half of $from to $to of ${SCHEDULES.name}: everybody ends with the same table, nothing is lost, entered twice or shown to others`,
    ({ from, to }) => {
      for (let i = from + ((from + first) % 2); i < to; i += 2) {
        const seed = `${SCHEDULES.seed} ${i}`;
        expect(new Schedule(seed).run(), `schedule ${seed}`).toEqual([]);
      }
    },
  );
}
