/** Amounts of a custom table. */
import { BadInput, objectAt, wholeAt } from '@three-crowns/core';
import { RESOURCES } from '../vocabulary.ts';
import type { Bundle } from './types.ts';

export const LARGEST = 99;
const KEYS = [...RESOURCES, 'points'] as const;
type Amounts = { -readonly [K in keyof Bundle]: number };

/** At least one amount, none of them nothing. */
export function bundleAt(raw: unknown, place: string, keys: readonly (keyof Bundle)[] = KEYS): Bundle {
  const amounts = amountsAt(raw, place, keys, 1);
  if (Object.keys(amounts).length === 0) throw new BadInput(place, `expected an amount of ${keys.join(', ')}`);
  return amounts;
}

/** A price that may be nothing at all. */
export const priceAt = (raw: unknown, place: string): Bundle => amountsAt(raw, place, KEYS, 1);

/** What everybody begins with; a nought may be written out. */
export const startAt = (raw: unknown, place: string): Bundle => amountsAt(raw, place, KEYS, 0);

function amountsAt(raw: unknown, place: string, keys: readonly (keyof Bundle)[], least: number): Bundle {
  const row = objectAt(raw, place, [], keys);
  const amounts: Amounts = {};
  for (const key of keys) {
    if (row[key] !== undefined) amounts[key] = wholeAt(row[key], `${place}.${key}`, least, LARGEST);
  }
  return amounts;
}
