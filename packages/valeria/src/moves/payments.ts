/** How a price is paid: magic may stand in for gold and strength, but some of it is real (A14). */
import { PLACES } from '../grid.ts';
import type { Move } from '../move.ts';

/** Of every price so much must be paid in its own resource. */
export const LEAST_REAL = 1;

type PaidAction = Extract<Move, { readonly magic: number }>['do'];

/** The least magic that must stand in for what there is of the resource, and the most that may: some of it is real. */
const leastMagic = (cost: number, real: number): number => Math.max(0, cost - real);
const mostMagic = (cost: number, magic: number): number => Math.min(cost - LEAST_REAL, magic);

export const needsMagic = (cost: number, real: number): boolean => leastMagic(cost, real) > 0;
export const isPayable = (cost: number, real: number, magic: number): boolean =>
  leastMagic(cost, real) <= mostMagic(cost, magic);

/**
 * Every split of a cost between the resource itself and magic, as little magic as can be first, from this place of the list
 * on; returns where the list ends.
 */
export function listPayments(
  moves: Move[],
  from: number,
  payments: Payments,
  cost: number,
  real: number,
  magic: number,
): number {
  const least = leastMagic(cost, real);
  const most = mostMagic(cost, magic);
  if (least > most) return from;
  const { made } = payments;
  if (made.length <= most) makePayments(payments, most);
  const end = from + most - least + 1;
  while (moves.length < end) moves.push(made[0]);
  for (let at = from, way = least; at < end; at++, way++) moves[at] = made[way];
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
