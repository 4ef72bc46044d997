/**
 * What can be wrong with a value from outside, in English: the words of programs, logs and the command line. The key and its
 * arguments travel with the error, so that a screen says the same in the language of its reader.
 */
import { BadInput } from './errors.ts';

export const FAULTS = {
  missing: 'missing',
  unknown: 'unknown; expected {known}',
  object: 'expected an object with {keys}, found {found}',
  list: 'expected a list, found {found}',
  'list.length': 'expected a list of {wanted}, found one of {found}',
  'list.most': 'expected a list of at most {most}, found one of {found}',
  whole: 'expected a whole number from {min} to {max}, found {found}',
  number: 'expected a number, found {found}',
  text: 'expected a text, found {found}',
  long: 'expected at most {most} characters, found {found}',
  line: 'expected one line without control characters, found {found}',
  'one-of': 'expected {known}, found {found}',
  'json.value': 'line {line}, column {column}: expected a value, found {found}',
  'json.key': 'line {line}, column {column}: expected a key in double quotes, found {found}',
  'json.colon': 'line {line}, column {column}: expected ":", found {found}',
  'json.list': 'line {line}, column {column}: expected "," or "]", found {found}',
  'json.object': 'line {line}, column {column}: expected "," or "}", found {found}',
  'json.control': 'line {line}, column {column}: expected no control character in a string, found {found}',
  'json.escape': 'line {line}, column {column}: expected a known escape, found {found}',
  'json.string': 'line {line}, column {column}: expected the end of a string, found {found}',
  'json.end': 'line {line}, column {column}: expected the end of the text, found {found}',
  version: 'expected one of {known}, found {found}',
  seats: 'expected {wanted}, as the options say, found {found}',
  'seats.most': 'expected at most {most}, found {found}',
  seedless: 'a record without its seed cannot be replayed; the seed is published when the game ends',
  over: 'the game is over, found {found}',
  'move.other': 'expected a move of {wanted}, found {found}',
  'move.illegal': 'found {found}, but seat {seat} ({ask}) has no such move; legal: {legal}',
} as const satisfies Readonly<Record<string, string>>;

export type FaultKey = keyof typeof FAULTS;

export interface Fault {
  readonly key: FaultKey;
  readonly args: Readonly<Record<string, string | number>>;
}

/** The error to throw. */
export function refused(place: string, key: FaultKey, args: Fault['args'] = {}): BadInput {
  const english = FAULTS[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
  return new BadInput(place, english, { key, args });
}
