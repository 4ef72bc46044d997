/** A small thing that this browser remembers for each table, outside the game: read when it is first asked for. */

export interface ByTable<T> {
  of(table: string): T | undefined;
  keep(table: string, value: T): void;
}

/** Tables; what was kept longest ago at more of them is forgotten. */
const MOST = 50;

/** Where nothing can be stored it is kept for as long as the page lives. */
export function keptByTable<T>(key: string, isOne: (raw: unknown) => raw is T): ByTable<T> {
  let kept: Map<string, T> | undefined;
  const all = () => {
    kept ??= new Map(stored(key, isOne));
    return kept;
  };
  return {
    of: (table) => all().get(table),
    keep: (table, value) => {
      // Another tab may have kept something meanwhile.
      const known = new Map([...all(), ...stored(key, isOne)]);
      const others = [...known].filter(([other]) => other !== table);
      kept = new Map([...others, [table, value] as const].slice(-MOST));
      try {
        localStorage.setItem(key, JSON.stringify([...kept]));
      } catch {
        // Storage may be switched off.
      }
    },
  };
}

function stored<T>(key: string, isOne: (raw: unknown) => raw is T): [string, T][] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(raw)) return [];
    return raw.filter((row): row is [string, T] => Array.isArray(row) && typeof row[0] === 'string' && isOne(row[1]));
  } catch {
    return [];
  }
}

export const isSwitch = (raw: unknown): raw is boolean => typeof raw === 'boolean';
