/** The known word somebody may have meant: its beginning, or one with no more than half of the letters changed. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const limit = Math.min(3, Math.floor(word.length / 2));
  const near = known
    .map((name) => ({ name, steps: name.startsWith(word) ? 0 : editsBetween(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= limit);
  return near.sort((a, b) => a.steps - b.steps)[0]?.name;
}

/** A half sentence to end a refusal with; empty when nothing is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const name = word === '' || word.length > LONGEST ? undefined : nearest(word, known);
  return name === undefined ? '' : `; did you mean ${name}?`;
}

const LONGEST = 60;

/** Letters to add, drop, change or swap with their neighbour. */
function editsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? rows[i - 2][j - 2] + 1 : change;
      row.push(Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, change, swap));
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
