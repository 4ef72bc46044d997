/** A file of results: what they are of in its first line, then a line for each. Work that was broken off goes on from it. */
import { BadInput, canonicalJson, objectAt, parseJson, shown } from '@three-crowns/core';
import { addLine, wholeLines, writeText } from './files.ts';

export interface Ledger<T> {
  /** Those that were there. */
  readonly results: readonly T[];
  add(result: T): Promise<void>;
}

type Head = Readonly<Record<string, unknown>>;

/** Without a file nothing is kept. Throws BadInput where it is of something else: results of two kinds never mix. */
export async function openLedger<T>(
  path: string | undefined,
  head: Head,
  read: (raw: unknown, place: string) => T,
): Promise<Ledger<T>> {
  if (path === undefined) return { results: [], add: async () => {} };
  const lines = await wholeLines(path);
  const placeOf = (i: number) => `${path}: line ${i + 1}`;
  if (lines.length > 0) checkHead(parseJson(lines[0], placeOf(0)), head, path, placeOf(0));
  const results = lines.slice(1).map((line, i) => read(parseJson(line, placeOf(i + 1)), placeOf(i + 1)));
  await writeText(path, [JSON.stringify(head), ...lines.slice(1), ''].join('\n'), path);
  return { results, add: (result) => addLine(path, JSON.stringify(result)) };
}

function checkHead(raw: unknown, head: Head, path: string, place: string): void {
  const found = objectAt(raw, place, Object.keys(head));
  const other = Object.keys(head).find((key) => canonicalJson(found[key]) !== canonicalJson(head[key]));
  if (other === undefined) return;
  throw new BadInput(
    path,
    `holds results of something else: expected ${other} ${shown(head[other])}, found ${shown(found[other])}`,
  );
}
