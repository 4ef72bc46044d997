/** The lines of a written position as keyword and words, before anybody asks what they mean. */
import { BadInput, shown } from '@three-crowns/core';
import { SEATS } from '../content/box.ts';
import { PLACE_NAMES } from '../grid.ts';

export interface Line {
  /** Where it stands, for messages. */
  readonly place: string;
  readonly words: readonly string[];
}

const PLAYERS = Array.from({ length: SEATS.max }, (_, seat) => playerKeyword(seat));
const OTHERS = ['lord', 'used', 'emptied', 'vacated', 'attacks', 'waiting'];
const KEYWORDS: readonly string[] = ['turn', 'areas', ...PLACE_NAMES, 'pile', ...PLAYERS, ...OTHERS];
const KNOWN = `turn, areas, m1 to m5, c1 to c10, d1 to d5, pile, player <seat>, ${OTHERS.join(', ')}`;

/** What follows the keyword. */
export type Lines = ReadonlyMap<string, Line>;

const LONGEST_LINE = 2000;
const MOST_LINES = 100;

export function playerKeyword(seat: number): string {
  return `player ${seat + 1}`;
}

export function readLines(raw: readonly string[]): Lines {
  if (raw.length > MOST_LINES) {
    throw new BadInput('position', `expected at most ${MOST_LINES} lines, found ${raw.length}`);
  }
  const lines = new Map<string, Line>();
  raw.forEach((text, i) => {
    const place = `position line ${i + 1}`;
    const words = wordsOf(text, place);
    if (words.length === 0) return;
    const keyword = keywordOf(words, place);
    if (lines.has(keyword)) throw new BadInput(place, `${keyword} stands twice`);
    lines.set(keyword, { place, words: words.slice(keyword.split(' ').length) });
  });
  return lines;
}

export function need(lines: Lines, keyword: string): Line {
  const line = lines.get(keyword);
  if (line === undefined) throw new BadInput('position', `the line ${shown(keyword)} is missing`);
  return line;
}

/** Where a line stands, or that it is left out. */
export const placeOf = (lines: Lines, keyword: string): string => lines.get(keyword)?.place ?? `position, ${keyword}`;

/** Everything after # is a remark; commas, colons and semicolons are for the eye. */
function wordsOf(line: string, place: string): string[] {
  if (line.length > LONGEST_LINE) throw new BadInput(place, `expected at most ${LONGEST_LINE} characters`);
  return line
    .replace(/#.*$/, '')
    .split(/[\s,;:]+/)
    .filter((word) => word !== '');
}

function keywordOf(words: readonly string[], place: string): string {
  const [one, two] = [words[0], words.slice(0, 2).join(' ')];
  const keyword = KEYWORDS.find((known) => known === one || known === two);
  if (keyword === undefined) {
    throw new BadInput(place, `expected one of ${KNOWN}, found ${shown(one)}`);
  }
  return keyword;
}

/** The words behind each topic of a line; those before the first belong to the empty topic. */
export type Topics = ReadonlyMap<string, readonly string[]>;

/** `taker` takes the next word whatever it is: `phase dice`. */
export function topicsOf({ place, words }: Line, known: readonly string[], taker?: string): Topics {
  const topics = new Map<string, string[]>();
  let current: string[] = [];
  topics.set('', current);
  for (const [i, word] of words.entries()) {
    if (!known.includes(word) || (i > 0 && words[i - 1] === taker)) current.push(word);
    else {
      if (topics.has(word)) throw new BadInput(place, `${word} stands twice`);
      current = [];
      topics.set(word, current);
    }
  }
  return topics;
}

/** No word may stand before the first topic. */
export function topicsOnly(line: Line, known: readonly string[]): Topics {
  const topics = topicsOf(line, known);
  const [stranger] = topics.get('') ?? [];
  if (stranger !== undefined) {
    throw new BadInput(line.place, `expected one of ${known.join(', ')}, found ${shown(stranger)}`);
  }
  return topics;
}
