/** The lines of a written position as keyword and words, before anybody asks what they mean. */
import { BadInput, shown } from '@three-crowns/core';

export interface Line {
  /** Where it stands, for messages. */
  readonly place: string;
  readonly words: readonly string[];
}

/** Lines of the table, and lines that stand once for each player. */
const TABLE = ['turn', 'row', 'taken', 'exchanged', 'journey', 'plan', 'waiting'] as const;
const OWN = ['player', 'lands', 'seen', 'discs', 'hand', 'discard', 'glance'] as const;
type OwnKeyword = (typeof OWN)[number];
export type Keyword = (typeof TABLE)[number] | `${OwnKeyword} ${number}` | 'discs neutral';

export type Lines = ReadonlyMap<Keyword, Line>;

const LONGEST_LINE = 2000;
const MOST_LINES = 100;

export function readLines(raw: readonly string[], seats: number): Lines {
  if (raw.length > MOST_LINES) {
    throw new BadInput('position', `expected at most ${MOST_LINES} lines, found ${raw.length}`);
  }
  const lines = new Map<Keyword, Line>();
  raw.forEach((text, i) => {
    const place = `position line ${i + 1}`;
    const words = wordsOf(text, place);
    if (words.length === 0) return;
    const keyword = keywordOf(words, place, seats);
    if (lines.has(keyword)) throw new BadInput(place, `${keyword} stands twice`);
    lines.set(keyword, { place, words: words.slice(keyword.split(' ').length) });
  });
  return lines;
}

export function need(lines: Lines, keyword: Keyword): Line {
  const line = lines.get(keyword);
  if (line === undefined) throw new BadInput('position', `the line ${shown(keyword)} is missing`);
  return line;
}

/** Everything after # is a remark. */
function wordsOf(line: string, place: string): string[] {
  if (line.length > LONGEST_LINE) throw new BadInput(place, `expected at most ${LONGEST_LINE} characters`);
  return line
    .replace(/#.*$/, '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

function keywordOf([first, second]: readonly string[], place: string, seats: number): Keyword {
  const table = TABLE.find((known) => known === first);
  if (table !== undefined) return table;
  const own = OWN.find((known) => known === first);
  if (own === undefined) {
    throw new BadInput(place, `expected one of ${[...TABLE, ...OWN].join(', ')}, found ${shown(first)}`);
  }
  if (own === 'discs' && second === 'neutral') return 'discs neutral';
  const seat = Number(second);
  if (!/^[1-9]$/.test(second ?? '') || seat > seats) {
    throw new BadInput(place, `expected ${own} of a player from 1 to ${seats}, found ${shown(second)}`);
  }
  return `${own} ${seat}`;
}
