/** What an option is: said once, used for reading it, for the help and for refusals. */
import { BadInput, shown } from '@three-crowns/core';
import { didYouMean } from './nearest.ts';

export interface Option<T> {
  /** What stands for the value in the help; a flag takes none. */
  readonly value?: string;
  readonly about: string;
  /** It may be given more than once. */
  readonly many?: true;
  /** The values given, in order; none when it was left out. A flag that is given has the value ''. */
  read(texts: readonly string[], place: string): T;
}

export type Options = Readonly<Record<string, Option<unknown>>>;
export type Values<O extends Options> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never };

export function flag(about: string): Option<boolean> {
  return { about, read: (texts) => texts.length > 0 };
}

export function text(value: string, about: string): Option<string | undefined> {
  return { value, about, read: ([given], place) => (given === undefined ? undefined : filled(given, place)) };
}

export function texts(value: string, about: string): Option<readonly string[]> {
  return { value, about, many: true, read: (given, place) => given.map((one) => filled(one, place)) };
}

/** Words with commas between them. */
export function list(value: string, about: string): Option<readonly string[] | undefined> {
  const read = (given: string, place: string) => given.split(',').map((word) => filled(word.trim(), place));
  return { value, about, read: ([given], place) => (given === undefined ? undefined : read(given, place)) };
}

export function whole(about: string, min: number, max: number): Option<number | undefined> {
  return {
    value: 'n',
    about,
    read: ([given], place) => (given === undefined ? undefined : wholeIn(given, place, min, max)),
  };
}

export function oneOf<T extends string>(values: readonly T[], about: string, otherwise: T): Option<T> {
  return {
    value: values.join('|'),
    about: `${about} (${otherwise} when left out)`,
    read: ([given], place) => (given === undefined ? otherwise : knownIn(given, place, values)),
  };
}

/** A whole number written in plain digits. */
export function wholeIn(given: string, place: string, min: number, max: number): number {
  const number = /^-?\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
  if (!(number >= min && number <= max)) {
    throw new BadInput(place, `expected a whole number from ${min} to ${max}, found ${shown(given)}`);
  }
  return number;
}

export function knownIn<T extends string>(given: string, place: string, values: readonly T[]): T {
  const found = values.find((value) => value === given);
  if (found !== undefined) return found;
  throw new BadInput(place, `expected ${values.join(', ')}, found ${shown(given)}${didYouMean(given, values)}`);
}

function filled(given: string, place: string): string {
  if (given === '') throw new BadInput(place, 'expected a value, found an empty one');
  return given;
}
