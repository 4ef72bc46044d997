import { expect, it } from 'vitest';
import { Allowances } from '../src/limits.ts';

const MINUTE = 60_000;

/** How many of ten tries at that time are allowed. */
const allowedAt = (allowances: Allowances, who: string, now: number): number =>
  Array.from({ length: 10 }, () => allowances.take(who, now)).filter(Boolean).length;

it('allows so many at once, and as many again in each time, to everybody for himself', () => {
  const allowances = new Allowances({ most: 4, per: MINUTE });
  expect(allowedAt(allowances, 'ada', 0)).toBe(4);
  expect(allowedAt(allowances, 'ben', 0)).toBe(4);
  expect(allowedAt(allowances, 'ada', MINUTE / 2)).toBe(2);
});

it('gives back what did not count, and no more', () => {
  const allowances = new Allowances({ most: 4, per: MINUTE });
  allowances.giveBack('ada');
  for (let i = 0; i < 10; i++) {
    expect(allowances.take('ada', 0)).toBe(true);
    allowances.giveBack('ada');
  }
  allowances.giveBack('ada');
  expect(allowedAt(allowances, 'ada', 0)).toBe(4);
});

it('saves nothing up: who was quiet may do no more at once than anybody', () => {
  const allowances = new Allowances({ most: 4, per: MINUTE });
  expect(allowances.take('ada', 0)).toBe(true);
  expect(allowedAt(allowances, 'ada', MINUTE - 1)).toBe(4);
  expect(allowedAt(allowances, 'ada', 10 * MINUTE)).toBe(4);
});
