/** Situations as a value reads them, and what became of them. */

export interface Samples {
  /** Numbers of a row: the features. */
  readonly width: number;
  /** Row by row. */
  readonly rows: Float32Array<ArrayBuffer>;
  /** By row: points ahead of the best rival in the end, and the share of the win. */
  readonly margins: Float32Array<ArrayBuffer>;
  readonly wins: Float32Array<ArrayBuffer>;
}

export const countOf = ({ margins }: Samples): number => margins.length;

export function emptySamples(count: number, width: number): Samples {
  return {
    width,
    rows: new Float32Array(count * width),
    margins: new Float32Array(count),
    wins: new Float32Array(count),
  };
}

export function joined(parts: readonly Samples[], width: number): Samples {
  const all = emptySamples(
    parts.reduce((sum, part) => sum + countOf(part), 0),
    width,
  );
  let at = 0;
  for (const part of parts) {
    all.rows.set(part.rows, at * width);
    all.margins.set(part.margins, at);
    all.wins.set(part.wins, at);
    at += countOf(part);
  }
  return all;
}
