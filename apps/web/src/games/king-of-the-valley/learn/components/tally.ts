/** The components as the page lists them: every count comes from the content tables. */
import { CONTENT_SETS, type Content, type Source } from '@three-crowns/king-of-the-valley';

type StackTile = keyof Content['stacks'];
type CollectorName = keyof Content['collectors'];
type Counts = readonly [number, number, number];

export interface TileRow {
  /** T stands for all collectors together. */
  readonly tile: StackTile | 'T';
  readonly count: number;
  readonly even: Counts;
  readonly ramped: Counts;
  readonly isSame: boolean;
  readonly source: Source;
}

const { even: EVEN, ramped: RAMPED } = CONTENT_SETS;
const STAGES = ['I', 'II', 'III'] as const;
const TILES: readonly StackTile[] = ['Q', 'D', 'C', 'Kl', 'Kf', 'Ko', 'Ks', 'F', 'W', 'J', 'P', 'Z'];

export const COLLECTOR_ROWS = (Object.keys(EVEN.collectors) as CollectorName[]).map((name) => ({
  name,
  ...EVEN.collectors[name],
}));

function collectorsIn(content: Content): Counts {
  const count = (stage: string) => Object.values(content.collectors).filter((row) => row.stage === stage).length;
  return [count(STAGES[0]), count(STAGES[1]), count(STAGES[2])];
}

function rowOf(tile: TileRow['tile'], even: Counts, ramped: Counts, source: Source): TileRow {
  return { tile, count: total(even), even, ramped, isSame: even.every((count, i) => count === ramped[i]), source };
}

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export const TILE_ROWS: readonly TileRow[] = [
  ...TILES.map((tile) => rowOf(tile, EVEN.stacks[tile].counts, RAMPED.stacks[tile].counts, EVEN.stacks[tile].source)),
  rowOf('T', collectorsIn(EVEN), collectorsIn(RAMPED), EVEN.collectors.T1.source),
];

export const stackSizes = (set: 'even' | 'ramped'): number[] =>
  STAGES.map((_, i) => total(TILE_ROWS.map((row) => row[set][i])));

/** The even set as a file to change. What is not printed has no mark, so that it counts as typed in by the reader. */
export function templateText(): string {
  const keep = (key: string, value: unknown) => (key === 'source' && value !== 'RULEBOOK' ? undefined : value);
  // A row of the table is a line of the file.
  const inLine = (text: string, row: RegExp) => text.replaceAll(row, (part) => part.replaceAll(/\s+/g, ' '));
  const text = JSON.stringify({ ...EVEN, id: 'my-box' }, keep, 2);
  return `${inLine(inLine(text, /\[[^{}[\]]*\]/g), /\{[^{}]*\}/g)}\n`;
}
