/** The lines of a written position as keyword and words, before anybody asks what they mean. */
import { BadInput, shown } from '@three-crowns/core';
import { SIZE } from '../grid.ts';

export interface Line {
  /** Where it stands, for messages. */
  readonly place: string;
  readonly words: readonly string[];
}

export const KEYWORDS = [
  ...['turn', 'valley', 'kings', 'left', 'right', 'stack II', 'stack III'],
  ...['castle 1', 'castle 2', 'castle 3', 'castle 4', 'removed', 'path', 'gaps', 'waiting'],
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** What follows the keyword; the valley's five rows are the words of its line, row 5 first. */
export type Lines = ReadonlyMap<Keyword, Line>;

const LONGEST_LINE = 1000;
const MOST_LINES = 100;

export function readLines(raw: readonly string[]): Lines {
  if (raw.length > MOST_LINES)
    throw new BadInput('position', `expected at most ${MOST_LINES} lines, found ${raw.length}`);
  const lines = new Map<Keyword, Line>();
  for (let i = 0; i < raw.length; i++) {
    const words = wordsOf(raw[i], placeOf(i));
    if (words.length === 0) continue;
    const keyword = keywordOf(words, placeOf(i));
    if (lines.has(keyword)) throw new BadInput(placeOf(i), `${keyword} stands twice`);
    if (keyword === 'valley') {
      if (words.length > 1) throw new BadInput(placeOf(i), `expected the valley on the next ${SIZE} lines`);
      lines.set(keyword, { place: placeOf(i), words: valleyRows(raw, i) });
      i += SIZE;
    } else lines.set(keyword, { place: placeOf(i), words: words.slice(keyword.split(' ').length) });
  }
  return lines;
}

export function need(lines: Lines, keyword: Keyword): Line {
  const line = lines.get(keyword);
  if (line === undefined) throw new BadInput('position', `the line ${shown(keyword)} is missing`);
  return line;
}

const placeOf = (index: number): string => `position line ${index + 1}`;

/** Everything after # is a remark. */
function wordsOf(line: string, place: string): string[] {
  if (line.length > LONGEST_LINE) throw new BadInput(place, `expected at most ${LONGEST_LINE} characters`);
  return line
    .replace(/#.*$/, '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

function keywordOf(words: readonly string[], place: string): Keyword {
  const [one, two] = [words[0], words.slice(0, 2).join(' ')];
  const keyword = KEYWORDS.find((known) => known === one || known === two);
  if (keyword === undefined)
    throw new BadInput(place, `expected one of ${KEYWORDS.join(', ')}, found ${shown(words[0])}`);
  return keyword;
}

/** Five rows of five; a row may begin with its number. */
function valleyRows(raw: readonly string[], at: number): string[] {
  return Array.from({ length: SIZE }, (_, i) => {
    const place = placeOf(at + 1 + i);
    const words = wordsOf(raw[at + 1 + i] ?? '', place);
    if (words[0] === `${SIZE - i}`) words.shift();
    if (words.length !== SIZE) {
      throw new BadInput(place, `expected ${SIZE} places of valley row ${SIZE - i}, found ${words.length}`);
    }
    return words;
  }).flat();
}
