/** Small parts that rows of a custom table have in common. */
import { BadInput, objectAt, oneOfAt, shown, wholeAt } from '@three-crowns/core';
import { MOOD_MAX, type UnitName } from '../vocabulary.ts';
import { type Cost, SOURCES, type Source } from './types.ts';

export const LARGEST = 99;
/** Of one cost, all units together: more would be too many ways to pay, and too long a move for a record. */
const MOST_UNITS = 20;

/** A row without a mark was typed in by the table's maker. */
export function sourceAt(raw: unknown, place: string): Source {
  return raw === undefined ? 'CUSTOM' : oneOfAt(raw, `${place}.source`, SOURCES);
}

/** Any of these units with how many; those left out are none. One farmer at most: he is chosen by his land. */
export function costAt(raw: unknown, place: string, units: readonly UnitName[]): Cost {
  const row = objectAt(raw, place, [], units);
  const named = units.filter((unit) => row[unit] !== undefined);
  const counts = named.map((unit) => wholeAt(row[unit], `${place}.${unit}`, 0, unit === 'farmers' ? 1 : MOST_UNITS));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total > MOST_UNITS) throw new BadInput(place, `expected at most ${MOST_UNITS} in all, found ${total}`);
  return Object.fromEntries(named.map((unit, i) => [unit, counts[i]]));
}

export const moodAt = (raw: unknown, place: string): number => wholeAt(raw, place, -MOOD_MAX, MOOD_MAX);
export const pointsAt = (raw: unknown, place: string): number => wholeAt(raw, place, 0, LARGEST);

export function switchAt(raw: unknown, place: string): boolean {
  if (typeof raw !== 'boolean') throw new BadInput(place, `expected true or false, found ${shown(raw)}`);
  return raw;
}

/** The word that says what a row is, looked at before its other keys are known. */
export function kindAt<K extends string>(raw: unknown, place: string, key: string, kinds: readonly K[]): K {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new BadInput(place, `expected an object with ${key}, found ${shown(raw)}`);
  }
  return oneOfAt((raw as Readonly<Record<string, unknown>>)[key], `${place}.${key}`, kinds);
}
