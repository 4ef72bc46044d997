/**
 * Keys: numbers that stand for states and moves, so that a search knows again what it has met. A key is a whole number of
 * 53 bits, worked out without a text or a list. A key is begun, things are mixed into it in a fixed order, and it is ended;
 * two keys are never worked out at once.
 */

/** The lower and the upper half: 32 bits each, which the machine keeps as they are. */
const halves = new Int32Array(2);

export function beginKey(): void {
  halves[0] = 0x9e3779b9;
  halves[1] = 0x85ebca6b;
}

/** A whole number of 32 bits. */
export function mixKey(value: number): void {
  let low = Math.imul(halves[0] ^ value, 0x9e3779b1);
  low ^= low >>> 15;
  const high = Math.imul(halves[1] ^ (value + low), 0xc2b2ae35);
  halves[0] = low;
  halves[1] = high ^ (high >>> 13);
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
  const low = halves[0];
  const high = Math.imul(halves[1] ^ (low >>> 16), 0x7feb352d) >>> 0;
  return high * 0x200000 + (Math.imul(low ^ (high >>> 15), 0x846ca68b) >>> 11);
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
