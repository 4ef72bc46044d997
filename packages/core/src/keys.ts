/**
 * Keys: numbers that stand for states and moves, so that a search knows again what it has met. A key is a whole number of
 * 53 bits, worked out without a text or a list. A key is begun, things are mixed into it in a fixed order, and it is ended;
 * two keys are never worked out at once.
 */
let low = 0;
let high = 0;

export function beginKey(): void {
  low = 0x9e3779b9;
  high = 0x85ebca6b;
}

/** A whole number of 32 bits. */
export function mixKey(value: number): void {
  low = Math.imul(low ^ value, 0x9e3779b1);
  low ^= low >>> 15;
  high = Math.imul(high ^ (value + low), 0xc2b2ae35);
  high ^= high >>> 13;
}

/** A list with its length: two lists one after the other are another thing than both in one. */
export function mixList(values: readonly number[]): void {
  mixKey(values.length);
  for (let i = 0; i < values.length; i++) mixKey(values[i]);
}

export function mixText(text: string): void {
  mixKey(text.length);
  for (let i = 0; i < text.length; i++) mixKey(text.charCodeAt(i));
}

/** The upper bits of both halves, which every bit mixed in has reached. */
export function endKey(): number {
  const h = Math.imul(high ^ (low >>> 16), 0x7feb352d) >>> 0;
  return h * 0x200000 + (Math.imul(low ^ (h >>> 15), 0x846ca68b) >>> 11);
}

/** The key of any plain value, such as a move. The order of its properties does not matter. */
export function plainKey(value: unknown): number {
  beginKey();
  mixPlain(value);
  return endKey();
}

function mixPlain(value: unknown): void {
  if (typeof value === 'number') mixKey(value);
  else if (typeof value === 'string') mixText(value);
  else if (typeof value === 'boolean') mixKey(value ? -2 : -3);
  else if (Array.isArray(value)) {
    mixKey(value.length);
    for (const part of value) mixPlain(part);
  } else if (value !== null && value !== undefined) mixProperties(value);
  else mixKey(-4);
}

function mixProperties(value: object): void {
  const parts = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(parts).sort()) {
    mixText(name);
    mixPlain(parts[name]);
  }
}
