/** Sums of bundles, with nothing that is zero in them. */
import type { Bundle } from '@three-crowns/valeria/board';

export const KINDS = ['gold', 'strength', 'magic', 'points'] as const;
export type Kind = (typeof KINDS)[number];

function made(amountOf: (kind: Kind) => number): Bundle {
  const entries = KINDS.map((kind) => [kind, amountOf(kind)] as const).filter(([, amount]) => amount !== 0);
  return Object.fromEntries(entries);
}

export const plus = (one: Bundle, other: Bundle): Bundle => made((kind) => (one[kind] ?? 0) + (other[kind] ?? 0));

export const times = (bundle: Bundle, often: number): Bundle => made((kind) => (bundle[kind] ?? 0) * often);

export const isNothing = (bundle: Bundle): boolean => KINDS.every((kind) => (bundle[kind] ?? 0) === 0);
