/** How a price is paid: magic may stand in for gold and strength, but some of it is real (A14). */
import { PLACES } from '../grid.ts';
import type { Move } from '../move.ts';
import { MAGIC } from '../vocabulary.ts';

/** Of every price so much must be paid in its own resource. */
export const LEAST_REAL = 1;

type PaidAction = Extract<Move, { readonly magic: number }>['do'];

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
  payments: Payments,
  have: readonly number[],
  resource: number,
  cost: number,
  extra: number,
): number {
  const least = leastMagic(have, resource, cost);
  const most = mostMagic(have, cost, extra);
  if (least > most) return from;
  const { made } = payments;
  if (made.length <= most) makePayments(payments, most);
  let end = from;
  for (let magic = least; magic <= most; magic++) moves[end++] = made[magic];
  return end;
}

/** The ways to pay an action at a place. Moves are values, so equal ones are made once: most of a list are these. */
interface Payments {
  readonly action: PaidAction;
  readonly place: number;
  /** By magic that stands in, as far as games got. */
  readonly made: Move[];
}

/** By place. */
export const paymentsFor = (action: PaidAction): readonly Payments[] =>
  Array.from({ length: PLACES }, (_, place) => ({ action, place, made: [] }));

function makePayments({ action, place, made }: Payments, most: number): void {
  while (made.length <= most) made.push({ do: action, place, magic: made.length });
}
