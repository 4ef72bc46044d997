/**
 * Where a text stops being JSON. Engines word their own errors differently and often leave the place out; this is only
 * run after one of them has refused the text.
 */
import type { FaultKey } from './faults.ts';

type JsonFaultKey = Extract<FaultKey, `json.${string}`>;

export interface JsonError {
  readonly offset: number;
  readonly fault: JsonFaultKey;
}

/** A walk through the text. `open` holds the brackets that wait for their end, so that no depth overflows a stack. */
interface Scan {
  readonly text: string;
  at: number;
  readonly open: ('[' | '{')[];
}

export function findJsonError(text: string): JsonError {
  const scan: Scan = { text, at: 0, open: [] };
  let error = value(scan);
  while (error === undefined && scan.open.length > 0) error = afterValue(scan);
  space(scan);
  return error ?? { offset: scan.at, fault: 'json.end' };
}

/** One value; of a list or an object only its beginning, up to and with the first scalar inside. */
function value(scan: Scan): JsonError | undefined {
  for (;;) {
    space(scan);
    const char = scan.text[scan.at];
    if (char === '[' || char === '{') {
      scan.at += 1;
      space(scan);
      if (scan.text[scan.at] === (char === '[' ? ']' : '}')) {
        scan.at += 1;
        return undefined;
      }
      scan.open.push(char);
      const error = char === '{' ? key(scan) : undefined;
      if (error !== undefined) return error;
    } else return scalar(scan, char);
  }
}

function afterValue(scan: Scan): JsonError | undefined {
  space(scan);
  const inList = scan.open[scan.open.length - 1] === '[';
  const char = scan.text[scan.at];
  if (char === (inList ? ']' : '}')) {
    scan.at += 1;
    scan.open.pop();
    return undefined;
  }
  if (char !== ',') return { offset: scan.at, fault: inList ? 'json.list' : 'json.object' };
  scan.at += 1;
  return (inList ? undefined : key(scan)) ?? value(scan);
}

function key(scan: Scan): JsonError | undefined {
  space(scan);
  if (scan.text[scan.at] !== '"') return { offset: scan.at, fault: 'json.key' };
  const error = string(scan);
  if (error !== undefined) return error;
  space(scan);
  if (scan.text[scan.at] !== ':') return { offset: scan.at, fault: 'json.colon' };
  scan.at += 1;
  return undefined;
}

function scalar(scan: Scan, char: string | undefined): JsonError | undefined {
  if (char === '"') return string(scan);
  const token = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;
  token.lastIndex = scan.at;
  if (!token.test(scan.text)) return { offset: scan.at, fault: 'json.value' };
  scan.at = token.lastIndex;
  return undefined;
}

function string(scan: Scan): JsonError | undefined {
  const known = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
  for (scan.at += 1; scan.at < scan.text.length; ) {
    const char = scan.text[scan.at];
    if (char === '"') {
      scan.at += 1;
      return undefined;
    }
    if (char < ' ') return { offset: scan.at, fault: 'json.control' };
    known.lastIndex = scan.at;
    if (char === '\\' && !known.test(scan.text)) return { offset: scan.at, fault: 'json.escape' };
    scan.at = char === '\\' ? known.lastIndex : scan.at + 1;
  }
  return { offset: scan.at, fault: 'json.string' };
}

function space(scan: Scan): void {
  while (' \t\n\r'.includes(scan.text[scan.at] ?? 'x')) scan.at += 1;
}
