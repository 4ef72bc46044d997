/** Sums by name. Whole numbers all, so they come out alike in whatever order games are added. */
export type Tally = Record<string, number>;

export function add(tally: Tally, key: string, count = 1): void {
  tally[key] = (tally[key] ?? 0) + count;
}

export function merge(tally: Tally, more: Tally): void {
  for (const [key, count] of Object.entries(more)) add(tally, key, count);
}

export const sum = (tally: Tally, key: string): number => tally[key] ?? 0;

/** Numbered sums under a name, like `turns 8`: number and sum, the smallest number first. */
export function numbered(tally: Tally, name: string): [at: number, count: number][] {
  const keys = Object.keys(tally).filter((key) => key.startsWith(`${name} `));
  const rows = keys.map((key): [number, number] => [Number(key.slice(name.length + 1)), tally[key]]);
  return rows.sort(([a], [b]) => a - b);
}
