/** Everything a command says goes through here: plain words, tables, JSON. */
import { streams } from './streams.ts';

export function say(text = ''): void {
  streams().stdout.write(`${text}\n`);
}

export function sayJson(value: unknown): void {
  say(JSON.stringify(value, undefined, 2));
}

/** 1 move, 2 moves. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Columns as wide as they must be; those listed in `right` are of numbers. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, i) => Math.max(...rows.map((row) => width(row[i] ?? ''))));
  return rows.map((row) => {
    const cells = row.map((cell, i) => {
      const space = ' '.repeat(widths[i] - width(cell));
      return right.includes(i) ? space + cell : cell + space;
    });
    return cells.join('  ').trimEnd();
  });
}

const LINE = 100;

/** Many short texts side by side, read down the columns. */
export function inColumns(texts: readonly string[]): string[] {
  const { isTTY, columns: line = LINE } = streams().stdout;
  const total = isTTY ? line - 2 : LINE;
  const widest = Math.max(1, ...texts.map(width)) + 2;
  const columns = Math.max(1, Math.floor(total / widest));
  const height = Math.ceil(texts.length / columns);
  return Array.from({ length: height }, (_, row) => {
    const line = texts.filter((_, i) => i % height === row).map((one) => one + ' '.repeat(widest - width(one)));
    return line.join('').trimEnd();
  });
}

/** Characters, not code units. */
function width(text: string): number {
  return Array.from(text).length;
}

export type Style = 'bold' | 'dim';
const CODES: Readonly<Record<Style, readonly [number, number]>> = { bold: [1, 22], dim: [2, 22] };

/** Colour only on a terminal, and only where it is wanted (see no-color.org). */
export function styled(style: Style, text: string): string {
  if (!streams().stdout.isTTY || (process.env.NO_COLOR ?? '') !== '') return text;
  const [on, off] = CODES[style];
  return `\u001b[${on}m${text}\u001b[${off}m`;
}
