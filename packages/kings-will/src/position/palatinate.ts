/** The lines of one player: scales and stores, and the row of lands. */
import { BadInput, shown } from '@three-crowns/core';
import { ownsExtension, type Palatinate } from '../palatinate.ts';
import { emptyPalatinate } from '../setup.ts';
import type { Values } from '../values.ts';
import {
  BUILDINGS,
  GOODS,
  LANDS,
  MOOD_MAX,
  MOOD_ZERO,
  NO_BUILDING,
  NO_PLACE,
  NO_SITE,
  PLACES,
  SITES,
} from '../vocabulary.ts';
import type { Keyword, Line, Lines } from './lines.ts';
import { indexNamed, numberIn } from './names.ts';

const MOST_POINTS = 999;
const MOST_FARMERS = 99;
/** Storehouse with every building that enlarges it. */
const MOST_GOODS = 99;

export function palatinateOf(lines: Lines, seat: number, values: Values): Palatinate {
  const own = emptyPalatinate(values.numbers);
  const line = lines.get(`player ${seat + 1}` as Keyword);
  readPlayer(own, line, values);
  readLands(own, lines.get(`lands ${seat + 1}` as Keyword), values);
  readExtension(own, line, values);
  return own;
}

/** 38: it comes with the first castle, said or not, and with nothing else. */
function readExtension(own: Palatinate, line: Line | undefined, values: Values): void {
  const isOwned = ownsExtension(values, own);
  if (own.extended && !isOwned) throw new BadInput(line?.place ?? 'position', 'nothing here brings the extension');
  own.extended = isOwned;
}

/** player 1 points 5 coins 2 mood 0 wood 1 extension; what is not said is as at the start. */
function readPlayer(own: Palatinate, line: Line | undefined, values: Values): void {
  if (line === undefined) return;
  const words = line.words.slice();
  if (words.at(-1) === 'extension') {
    own.extended = true;
    words.pop();
  }
  if (words.length % 2 !== 0) throw new BadInput(line.place, 'expected pairs of a word and a number');
  for (let i = 0; i < words.length; i += 2) readPair(own, words[i], words[i + 1], line.place, values);
}

function readPair(own: Palatinate, key: string, word: string, place: string, values: Values): void {
  const at = `${place}, ${key}`;
  const good = (GOODS as readonly string[]).indexOf(key);
  if (good >= 0) own.goods[good] = numberIn(word, at, 0, MOST_GOODS);
  else if (key === 'points') own.points = word === '?' ? own.points : numberIn(word, at, 0, MOST_POINTS);
  else if (key === 'coins') own.coins = numberIn(word, at, 0, values.numbers.money);
  // The lowest step is left at once by a rebellion.
  else if (key === 'mood') own.mood = numberIn(word, at, 1 - MOOD_ZERO, MOOD_MAX) + MOOD_ZERO;
  else if (key === 'education') own.education = numberIn(word, at, 0, values.education.length);
  else if (key === 'development') own.development = numberIn(word, at, 0, values.development.length);
  else {
    const known = ['points', 'coins', 'mood', 'education', 'development', ...GOODS];
    throw new BadInput(place, `expected ${known.join(', ')} or, at the end, extension, found ${shown(key)}`);
  }
}

/** forest/1/farmstead/mill, from left to right; what is left out at the end of a word is nothing. */
function readLands(own: Palatinate, line: Line | undefined, values: Values): void {
  for (const word of line?.words ?? []) {
    const { place } = line as Line;
    const [land, farmers, places, building, more] = word.split('/');
    if (more !== undefined) throw new BadInput(place, `expected land/farmers/places/building, found ${shown(word)}`);
    const index = indexNamed(land, LANDS, place);
    own.lands.push(index);
    own.farmers.push(farmers === undefined ? 0 : numberIn(farmers, `${place}, ${land}`, 0, MOST_FARMERS));
    own.sites.push(...sitesOf(places, values.sites[index], `${place}, ${land}`));
    own.buildings.push(
      building === undefined || building === '-' ? NO_BUILDING : indexNamed(building, BUILDINGS, place),
    );
  }
}

function sitesOf(word: string | undefined, count: number, place: string): number[] {
  const places = word === undefined || word === '-' ? [] : word.split('+').map((one) => indexNamed(one, PLACES, place));
  if (places.length > count) throw new BadInput(place, `expected at most ${count} places, found ${places.length}`);
  return Array.from({ length: SITES }, (_, site) => places[site] ?? (site < count ? NO_PLACE : NO_SITE));
}
