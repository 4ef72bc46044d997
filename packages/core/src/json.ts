/** JSON at the border (texts from files and sockets) and inside (comparing and hashing states). */
import { BadInput } from './errors.ts';
import { refused } from './faults.ts';
import { findJsonError } from './jsonError.ts';

/** The longest text `parseJson` looks at, in characters; and the deepest nesting that is taken for plain JSON. */
export const JSON_LIMIT = 5_000_000;
export const JSON_DEPTH = 64;

/** The same text for the same value whatever the order of its keys, for hashing and comparing. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
}

/** Throws BadInput that names the line and the column. `place` names the text: a file, a field. */
export function parseJson(text: string, place: string): unknown {
  if (text.length > JSON_LIMIT) {
    throw refused(place, 'long', { most: JSON_LIMIT, found: text.length });
  }
  const value = parsed(text, place);
  const fault = jsonFault(value, '');
  if (fault !== undefined) throw new BadInput(place, fault);
  return value;
}

/** What keeps a value from being plain JSON, with the place of it; undefined when it is. */
export function jsonFault(value: unknown, place: string): string | undefined {
  const fault = faultIn(value, JSON_DEPTH);
  if (fault === undefined) return undefined;
  const where = `${place}${fault.path}`.replace(/^\./, '').slice(0, 80);
  return where === '' ? fault.text : `${where}: ${fault.text}`;
}

interface Fault {
  readonly path: string;
  readonly text: string;
}

/** The path is put together on the way back, so that a value without fault costs none. */
function faultIn(value: unknown, depth: number): Fault | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) ? undefined : { path: '', text: `${value} is no JSON number` };
  }
  if (typeof value !== 'object') return { path: '', text: `a value of type ${typeof value} is not plain JSON` };
  if (depth === 0) return { path: '', text: `nested deeper than ${JSON_DEPTH}` };
  return Array.isArray(value) ? faultInList(value, depth) : faultInObject(value, depth);
}

function faultInList(list: readonly unknown[], depth: number): Fault | undefined {
  for (let i = 0; i < list.length; i++) {
    const fault = faultIn(list[i], depth - 1);
    if (fault !== undefined) return { ...fault, path: `[${i}]${fault.path}` };
  }
  return undefined;
}

function faultInObject(value: object, depth: number): Fault | undefined {
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) {
    return { path: '', text: 'an object of a class is not plain JSON' };
  }
  for (const [key, part] of Object.entries(value)) {
    const fault = faultIn(part, depth - 1);
    if (fault !== undefined) return { ...fault, path: `.${key}${fault.path}` };
  }
  return undefined;
}

function parsed(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { offset, fault } = findJsonError(text);
    const before = text.slice(0, offset).split('\n');
    const column = before[before.length - 1].length + 1;
    const isEnd = offset >= text.length;
    const found = isEnd ? 'the end of the text' : JSON.stringify(text[offset]);
    throw refused(place, fault, { line: before.length, column, found, at: isEnd ? 'end' : 'char' });
  }
}
