/** How a price is paid: magic may stand in for gold and strength, but some of it is real (A14). */
import { PLACES } from '../grid.ts';
import type { Move } from '../move.ts';
import { MAGIC } from '../vocabulary.ts';

/** Of every price so much must be paid in its own resource. */
export const LEAST_REAL = 1;

export type PaidAction = Extract<Move, { readonly magic: number }>['do'];

/** The least magic that must stand in, and the most that may: more than that cannot be paid, or nothing would be real. */
export const leastMagic = (have: readonly number[], resource: number, cost: number): number =>
  Math.max(0, cost - have[resource]);
const mostMagic = (have: readonly number[], cost: number, extra: number): number =>
  Math.min(cost - LEAST_REAL, have[MAGIC] - extra);

export const isPayable = (have: readonly number[], resource: number, cost: number, extra: number): boolean =>
  leastMagic(have, resource, cost) <= mostMagic(have, cost, extra);

/**
 * Every split of a cost, as little magic as can be first, from this place of the list on; returns where the list ends.
 * `extra` is a cost in magic itself.
 */
export function listPayments(
  moves: Move[],
  from: number,
  action: PaidAction,
  place: number,
  have: readonly number[],
  resource: number,
  cost: number,
  extra: number,
): number {
  const least = leastMagic(have, resource, cost);
  const most = mostMagic(have, cost, extra);
  if (least > most) return from;
  const payments = paymentsOf(action, place, most);
  for (let magic = least; magic <= most; magic++) moves[from + magic - least] = payments[magic];
  return from + most - least + 1;
}

/** By action and place. Moves are values, so equal ones are made once: most of a list of actions are these. */
const made: { readonly [A in PaidAction]: Move[][] } = {
  recruit: Array.from({ length: PLACES }, () => []),
  build: Array.from({ length: PLACES }, () => []),
  slay: Array.from({ length: PLACES }, () => []),
};

/** By magic that stands in, up to so much. */
function paymentsOf(action: PaidAction, place: number, most: number): readonly Move[] {
  const payments = made[action][place];
  while (payments.length <= most) payments.push({ do: action, place, magic: payments.length });
  return payments;
}
