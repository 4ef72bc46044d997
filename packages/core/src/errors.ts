/** Something from outside is not as it must be. `place` names where (a row, a line, an option), `message` what was expected. */
export class BadInput extends Error {
  readonly place: string;

  constructor(place: string, expected: string) {
    super(place === '' ? expected : `${place}: ${expected}`);
    this.name = 'BadInput';
    this.place = place;
  }
}

/** A value from outside in a message: short, on one line, never the whole file. */
export function shown(value: unknown, limit = 40): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value) ?? String(value));
  return text.length > limit ? `${text.slice(0, limit)}…` : text;
}
