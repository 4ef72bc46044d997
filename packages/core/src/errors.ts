import type { Fault } from './faults.ts';

/** Something from outside is not as it must be. `place` names where (a row, a line, an option), `message` what was expected. */
export class BadInput extends Error {
  readonly place: string;
  readonly #fault: Fault | undefined;

  constructor(place: string, expected: string, fault?: Fault) {
    super(place === '' ? expected : `${place}: ${expected}`);
    this.name = 'BadInput';
    this.place = place;
    this.#fault = fault;
  }

  /** The same without words, where it is one of the common faults. */
  get fault(): Fault | undefined {
    return this.#fault;
  }
}

/** A value from outside in a message: short, on one line, never the whole file, however long or deep the value is. */
export function shown(value: unknown, limit = 40): string {
  const text = written(value, limit, DEPTH);
  return text.length > limit ? `${text.slice(0, limit)}…` : text;
}

/** How deep a value is written out: deeper ones are longer than any limit anyway, or hold nothing but brackets. */
const DEPTH = 8;

/** JSON of a value, or a beginning of it that is longer than the limit. */
function written(value: unknown, limit: number, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, limit + 1));
  if (value === null || typeof value !== 'object') return String(value);
  if (depth === 0) return '…';
  const isList = Array.isArray(value);
  let text = isList ? '[' : '{';
  for (const [key, part] of Object.entries(value)) {
    if (text.length > limit) return text;
    const comma = text.length > 1 ? ',' : '';
    text += `${comma}${isList ? '' : `${written(key, limit, 1)}:`}${written(part, limit, depth - 1)}`;
  }
  return text + (isList ? ']' : '}');
}
