/** Every will card: each rung of its upper part, and the edge of its wrath. Numbers are those of the page, by hand. */
import { describe, expect, test } from 'vitest';
import { finished } from '../situation.ts';

/** Wrath and will of one card with a disc of player 1, who is described by words and a row of lands. */
function score(will: string, words: string, lands = '', more = '', seats = 2) {
  const others = 'ABCDEFGHIJKLMNOP'.replace(will, '').slice(0, 7).split('').join(' ');
  const row = lands === '' ? '' : `lands 1 ${lands}`;
  const text = `plan ${will} ${others}\ndiscs 1 1\nplayer 1 points 20 ${words}\n${row}\n${more}`;
  const table = finished(text, { seats });
  return [table.line(1, 'wrath'), table.line(1, `will-${will}`)];
}

const FIRST = ['mountain', 'forest', 'meadow', 'cornfield'];
/** Four lands and more, each with what the list says of it; the first farmer stands somewhere. */
const row = (...parts: readonly string[]): string => {
  const kinds = [...FIRST, 'hill', 'hill', 'hill', 'mountain', 'forest', 'meadow'];
  const count = Math.max(FIRST.length, parts.length);
  return kinds
    .slice(0, count)
    .map((kind, i) => (parts[i] === undefined ? kind : `${kind}/${parts[i]}`))
    .join(' ');
};
/** So many lands with a place or a building, and one farmer. */
const places = (count: number, place: string): string =>
  row(...Array.from({ length: count }, (_, i) => `${i === 0 ? 1 : 0}/${place}`), ...(count === 0 ? ['1'] : []));
const NAMES = ['mill', 'fair', 'market', 'chapel', 'stables', 'mint'];
const buildings = (count: number): string =>
  row(...Array.from({ length: count }, (_, i) => `${i === 0 ? 1 : 0}/-/${NAMES[i]}`), ...(count === 0 ? ['1'] : []));

type Case = readonly [described: string, lands: string, wrath: number, will: number];

const CARDS: { readonly [Card: string]: readonly Case[] } = {
  A: [
    ['mood -1', '', -2, 0],
    ['mood 0', '', 0, 0],
    ['mood 1', '', 0, 1],
    ['mood 2', '', 0, 3],
    ['mood 3', '', 0, 5],
    ['mood 4', '', 0, 8],
  ],
  B: [
    ['education 1', '', -2, 0],
    ['education 2', '', 0, 0],
    ['education 3', '', 0, 3],
    ['education 4', '', 0, 5],
    ['education 5', '', 0, 8],
  ],
  C: [
    ['development 1', '', -2, 0],
    ['development 2', '', 0, 0],
    ['development 3', '', 0, 3],
    ['development 4', '', 0, 5],
    ['development 5', '', 0, 8],
  ],
  D: [
    ['', row('2', '2'), -2, 0],
    ['', row('2', '2', '1'), 0, 5],
    ['', row('2', '2', '2', '2', '1'), 0, 9],
    ['', row('2', '2', '2', '2', '2'), 0, 10],
    ['', row('2', '2', '2', '2', '2', '1'), 0, 10],
  ],
  E: [
    ['', row('1', '0', '0', '0', '0'), -2, 0],
    ['', row('1', '0', '0', '0', '0', '0'), 0, 2],
    ['', row('1', '0', '0', '0', '0', '0', '0'), 0, 4],
    ['', row('1', '0', '0', '0', '0', '0', '0', '0'), 0, 6],
    ['', row('1', '0', '0', '0', '0', '0', '0', '0', '0'), 0, 8],
    ['', row('1', '0', '0', '0', '0', '0', '0', '0', '0', '0'), 0, 8],
  ],
  F: [
    ['', places(1, 'farmstead'), -2, 0],
    ['', places(1, 'village'), -2, 0],
    ['', places(2, 'farmstead'), 0, 4],
    ['', row('1/farmstead', '0/village'), 0, 5],
    ['', places(2, 'village'), 0, 6],
    ['', places(5, 'farmstead'), 0, 10],
    ['', row('1/farmstead', '0/village', '0/village', '0/village'), 0, 10],
  ],
  G: [
    ['', places(0, 'castle'), -2, 0],
    ['', places(1, 'castle'), 0, 4],
    ['', places(2, 'castle'), 0, 8],
    ['', places(3, 'castle'), 0, 8],
  ],
  H: [
    ['', places(0, 'monastery'), -2, 0],
    ['', places(1, 'monastery'), 0, 4],
    ['', places(2, 'monastery'), 0, 8],
    ['', places(3, 'monastery'), 0, 8],
  ],
  J: [
    ['wood 1 stone 1', '', -2, 0],
    ['wood 1 leather 1 food 1', '', 0, 0],
    ['wood 1 leather 1 food 1 stone 1', '', 0, 4],
    ['wood 2 leather 2 food 4 stone 2', '', 0, 7],
    ['wood 3 leather 3 food 3 stone 3', '', 0, 9],
    ['wood 4 leather 4 food 4 stone 4', '', 0, 9],
  ],
  K: [
    ['coins 1', '', -2, 0],
    ['coins 2', '', 0, 0],
    ['coins 3', '', 0, 0],
    ['coins 4', '', 0, 2],
    ['coins 5', '', 0, 2],
    ['coins 6', '', 0, 4],
    ['coins 8', '', 0, 6],
    ['coins 10', '', 0, 8],
    ['coins 15', '', 0, 8],
  ],
  L: [
    ['', places(3, 'castle'), -2, 0],
    ['', row('1/castle', '0/farmstead'), 0, 2],
    ['', row('1/castle', '0/farmstead', '0/village', '0/castle'), 0, 5],
    ['', row('1/castle', '0/farmstead', '0/village', '0/monastery'), 0, 9],
  ],
  M: [
    ['', row('1/castle'), -2, 0],
    ['', row('1', '0', '0', '0', '0'), 0, 0],
    ['', 'mountain/1 forest meadow cornfield lake', 0, 0],
    ['', row('1', '0', '0', '0', '0/castle'), 0, 4],
    ['', 'mountain/1 forest meadow cornfield lake/0/castle', 0, 3],
    ['', 'mountain/1 forest meadow cornfield lake/0/castle+village', 0, 7],
    ['', 'mountain/1 forest meadow cornfield hill/0/castle lake/0/castle+castle', 0, 11],
    ['', 'mountain/1 forest meadow cornfield hill/0/castle hill/0/castle lake/0/castle+castle', 0, 12],
  ],
  N: [
    ['', buildings(1), -2, 0],
    ['', 'mountain/1/-/mill forest meadow/0/-/mint cornfield', -2, 0],
    ['', buildings(2), 0, 2],
    ['', buildings(3), 0, 4],
    ['', 'mountain/1/-/mill forest/0/-/fair meadow cornfield/0/-/mint hill/0/-/market hill/0/-/chapel', 0, 4],
    ['', buildings(4), 0, 7],
    ['', buildings(5), 0, 10],
    ['', buildings(6), 0, 10],
  ],
  P: [
    ['', row('2/castle', '1/-/fair'), -2, 0],
    ['', row('1/castle/mill'), 0, 0],
    ['', row('2/castle/mill', '1/castle/fair', '0/castle/mint'), 0, 4],
    ['', row('2/castle/mill', '2/castle/fair'), 0, 8],
    ['', row('2/castle/mill', '3/village/fair', '2/castle/mint'), 0, 12],
    ['', row('2/castle/mill', '2/castle/fair', '2/castle/mint', '2/castle/chapel'), 0, 12],
  ],
};

describe.each(Object.entries(CARDS))('will %s', (card, cases) => {
  test.each(cases)('%s %s: wrath %i, will %i', (words, lands, wrath, will) => {
    expect(score(card, words, lands)).toEqual([wrath, will]);
  });
});

/** Player 1 has so many, the others the rest. */
const rows = (make: (count: number) => string, counts: readonly number[]) =>
  counts.map((count, i) => `lands ${i + 2} ${make(count)}`).join('\n');

describe('will I', () => {
  /** Every building is there once, so each player has others. */
  const BUILT = [
    ['mill', 'fair', 'market'],
    ['chapel', 'stables', 'mint'],
    ['school', 'lodge', 'tavern'],
  ];
  const street = (names: readonly string[]) =>
    row(...['1', '0', '0'].map((n, i) => (names[i] ? `${n}/-/${names[i]}` : n)));
  const most = (...counts: readonly number[]) => {
    const [own, ...others] = counts.map((count, i) => street(BUILT[i].slice(0, count)));
    const more = others.map((lands, i) => `lands ${i + 2} ${lands}`).join('\n');
    return score('I', '', own, more, counts.length);
  };
  test.each([
    [[1, 0], -2, 0],
    [[2, 1], 0, 7],
    [[2, 2], 0, 7],
    [[2, 3], 0, 0],
    [[2, 3, 1], 0, 3],
    [[2, 3, 2], 0, 3],
    [[2, 3, 3], 0, 0],
    [[3, 3, 2], 0, 7],
  ])('buildings %j: wrath %i, will %i', (counts, wrath, will) => {
    expect(most(...counts)).toEqual([wrath, will]);
  });
});

describe('will O', () => {
  const castles = (count: number) => places(count, count > 2 ? 'farmstead' : 'castle');
  test.each([
    [[2, 1], -2, 0],
    [[3, 1], 0, 7],
    [[3, 3], 0, 7],
    [[3, 4], 0, 0],
    [[3, 4, 1], 0, 3],
    [[3, 4, 4], 0, 0],
    [[4, 4, 3], 0, 7],
  ])('places %j: wrath %i, will %i', (counts, wrath, will) => {
    const [own, ...others] = counts;
    expect(score('O', '', castles(own), rows(castles, others), counts.length)).toEqual([wrath, will]);
  });
});
