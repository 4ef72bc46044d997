/** Checks for values from outside. Each takes where the value stands, and throws BadInput that names it. */
import { shown } from './errors.ts';
import { refused } from './faults.ts';

/** An object with exactly these keys; those in `optional` may be left out. */
export function objectAt(
  raw: unknown,
  place: string,
  required: readonly string[],
  optional: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  const keys = [...required, ...optional];
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw refused(place, 'object', { keys: keys.join(', '), found: shown(raw) });
  }
  const stranger = Object.keys(raw).find((key) => !keys.includes(key));
  if (stranger !== undefined) throw refused(inside(place, stranger), 'unknown', { known: keys.join(', ') });
  const missing = required.find((key) => !Object.hasOwn(raw, key));
  if (missing !== undefined) throw refused(inside(place, missing), 'missing');
  return raw as Readonly<Record<string, unknown>>;
}

/** A list of exactly `length`, or of any length up to `most`. */
export function listAt(raw: unknown, place: string, length: number | { readonly most: number }): readonly unknown[] {
  const fits = (list: readonly unknown[]) =>
    typeof length === 'number' ? list.length === length : list.length <= length.most;
  if (!Array.isArray(raw)) throw refused(place, 'list', { found: shown(raw) });
  if (!fits(raw)) {
    const found = raw.length;
    if (typeof length === 'number') throw refused(place, 'list.length', { wanted: length, found });
    throw refused(place, 'list.most', { most: length.most, found });
  }
  return raw;
}

export function wholeAt(raw: unknown, place: string, min: number, max: number): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < min || raw > max) {
    throw refused(place, 'whole', { min, max, found: shown(raw) });
  }
  return raw;
}

export function numberAt(raw: unknown, place: string): number {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) throw refused(place, 'number', { found: shown(raw) });
  return raw;
}

/** Characters that end a line, steer a terminal, or turn the writing around what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Text on one line, without control characters, and well formed: no half of a pair of code units. */
export function lineAt(raw: unknown, place: string, most: number): string {
  if (typeof raw !== 'string') throw refused(place, 'text', { found: shown(raw) });
  if (raw.length > most) throw refused(place, 'long', { most, found: raw.length });
  if (cleanLine(raw) !== raw) {
    throw refused(place, 'line', { found: shown(raw) });
  }
  return raw;
}

/** The text without what `lineAt` would refuse. */
export function cleanLine(text: string): string {
  return text.toWellFormed().replace(UNSEEN, '');
}

/** A list of lines. */
export function lineListAt(raw: unknown, place: string, most: number, length: number): string[] {
  return listAt(raw, place, { most }).map((text, i) => lineAt(text, `${place}[${i}]`, length));
}

export function oneOfAt<T extends string | number>(raw: unknown, place: string, values: readonly T[]): T {
  const found = values.find((value) => value === raw);
  if (found === undefined) throw refused(place, 'one-of', { known: values.join(', '), found: shown(raw) });
  return found;
}

function inside(place: string, key: string): string {
  const name = key.length > 40 ? shown(key) : key;
  return place === '' ? name : `${place}.${name}`;
}
