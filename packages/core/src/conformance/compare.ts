/** Comparing plain values, with words for where they part. */
import { shown } from '../errors.ts';
import { canonicalJson } from '../json.ts';
import { draw, type Luck } from '../luck.ts';

/** Where two values differ, as a place and both values; undefined when their JSON is the same. Key order is ignored. */
export function difference(a: unknown, b: unknown, place = ''): string | undefined {
  if (isSame(a, b)) return undefined;
  if (isBranch(a) && isBranch(b) && Array.isArray(a) === Array.isArray(b)) {
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    const key = keys.find((one) => !isSame(a[one], b[one]));
    if (key !== undefined) return difference(a[key], b[key], place === '' ? key : `${place}.${key}`);
  }
  return `${place === '' ? 'here' : place}: ${shown(a)} and ${shown(b)}`;
}

/** The same value, whatever the order of keys. The first comparison is the quick one and nearly always enough. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || canonicalJson(a) === canonicalJson(b);
}

/** Byte by byte, key order included: where two texts of JSON part. */
export function byteDifference(a: string, b: string): string | undefined {
  if (a === b) return undefined;
  let i = 0;
  while (a[i] === b[i]) i++;
  const from = Math.max(0, i - 30);
  return `${shown(a.slice(from, i + 30), 70)} and ${shown(b.slice(from, i + 30), 70)}`;
}

/** A copy that shares nothing, as a saved and reloaded game is. */
export function reloaded<S>(state: S): S {
  return JSON.parse(JSON.stringify(state)) as S;
}

/** Up to `count` different entries, in their order. */
export function sample<T>(luck: Luck, items: readonly T[], count: number): T[] {
  const left = items.map((_, i) => i);
  while (left.length > count) left.splice(draw(luck, left.length), 1);
  return left.map((i) => items[i]);
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
