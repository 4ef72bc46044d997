/** How many hints were asked for at a table, so that nobody has to remember it. */

const keyOf = (table: string): string => `three-crowns.hints.${table}`;
/** Where the browser keeps nothing. */
const counts = new Map<string, number>();

/** One more: the how manieth it is. */
export function countHint(table: string): number {
  const count = (readCount(table) ?? counts.get(table) ?? 0) + 1;
  counts.set(table, count);
  try {
    localStorage.setItem(keyOf(table), String(count));
  } catch {
    // It counts until the page is closed.
  }
  return count;
}

function readCount(table: string): number | undefined {
  try {
    const count = Number(localStorage.getItem(keyOf(table)) ?? Number.NaN);
    return Number.isInteger(count) ? count : undefined;
  } catch {
    return undefined;
  }
}
