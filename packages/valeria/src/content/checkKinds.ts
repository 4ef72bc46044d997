/** Which word of the vocabulary an object of a custom table is. */
import { BadInput, oneOfAt, shown } from '@three-crowns/core';

/** The key that says so must be there and hold a known word; the others are looked at by whoever knows the word. */
export function kindAt<T extends string>(raw: unknown, place: string, key: string, kinds: readonly T[]): T {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new BadInput(place, `expected an object with ${key}, found ${shown(raw)}`);
  }
  if (!Object.hasOwn(raw, key)) throw new BadInput(`${place}.${key}`, 'missing');
  return oneOfAt((raw as Readonly<Record<string, unknown>>)[key], `${place}.${key}`, kinds);
}
