import type { Score } from '@three-crowns/core';

/** Every line anybody has, each where it stands among a seat's own: what is secret, or not earned, is missing at some. */
export function rowsOf(scores: readonly Score[]): string[] {
  const keys: string[] = [];
  for (const { lines } of scores) {
    let at = 0;
    for (const { key } of lines) {
      const known = keys.indexOf(key);
      if (known === -1) keys.splice(at, 0, key);
      at = (known === -1 ? at : known) + 1;
    }
  }
  return keys;
}

export interface RowWords {
  /** Names the row: "Queens". */
  readonly name: string;
  /** Of a line in it: "2 queens"; undefined where that says no more than the row. */
  what(text: string): string | undefined;
}

/** "Order of the Lion: 2 knights", before and behind the colon. */
const PARTS = /^(.+?)\s?: (.+)$/u;

export const behindColon = (text: string): string => PARTS.exec(text)?.[2] ?? text;

/** By what is said of two of each. What stands before a colon names the row, unless another row begins so, too. */
export function wordsOf(texts: readonly string[]): RowWords[] {
  const heads = texts.map((text) => PARTS.exec(text)?.[1]);
  return texts.map((text, i) => {
    const head = heads[i];
    const isOwn = head !== undefined && heads.indexOf(head) === heads.lastIndexOf(head);
    const isTelling = text.includes('2');
    return {
      name: isOwn && isTelling ? head : withoutCount(text),
      what: (line) => (isTelling ? behindColon(line) : undefined),
    };
  });
}

/** "2 queens" without its number. */
function withoutCount(text: string): string {
  const name = text.replace('2', '').replace('()', '').replaceAll(/\s+/g, ' ').trim();
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
