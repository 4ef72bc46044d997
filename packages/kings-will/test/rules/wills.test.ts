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
  const kinds = [...FIRST, 'hill', 'hill', 'hill', ...FIRST];
  const count = Math.max(FIRST.length, parts.length);
  return kinds
    .slice(0, count)
    .map((kind, i) => (parts[i] === undefined ? kind : `${kind}/${parts[i]}`))
    .join(' ');
};
/** So many lands with a place or a building, and one farmer. */
const places = (count: number, place: string): string =>
  row(...Array.from({ length: count }, (_, i) => `${i === 0 ? 1 : 0}/${place}`), ...(count === 0 ? ['1'] : []));
const NAMES = ['mill', 'fair', 'market', 'chapel', 'stables', 'mint', 'school', 'lodge'];
const buildings = (count: number): string =>
  row(...Array.from({ length: count }, (_, i) => `${i === 0 ? 1 : 0}/-/${NAMES[i]}`), ...(count === 0 ? ['1'] : []));

type Case = readonly [described: string, lands: string, wrath: number, will: number];

const CARDS: { readonly [Card: string]: readonly Case[] } = {
  A: [
    ['mood -1', '', -2, 0],
    ['mood 0', '', 0, 0],
    ['mood 1', '', 0, 0],
    ['mood 2', '', 0, 2],
    ['mood 3', '', 0, 4],
    ['mood 4', '', 0, 6],
  ],
  B: [
    ['education 5', buildings(1), -2, 0],
    ['education 5', 'mountain/1/-/mill forest meadow/0/-/mint cornfield', -2, 0],
    ['education 0', buildings(2), 0, 0],
    ['education 2', buildings(2), 0, 2],
    ['education 5', buildings(2), 0, 5],
    ['education 2', row('1/village/mill', '0/village/mint'), 0, 4],
    ['education 5', row('1/village/mill', '0/village/mint', '0/village', '0/village'), 0, 8],
  ],
  C: [
    ['development 5', buildings(1), -2, 0],
    ['development 0', buildings(2), 0, 0],
    ['development 3', 'mountain/1/-/mill forest meadow/0/-/mint cornfield', 0, 3],
    ['development 5', buildings(2), 0, 5],
    ['development 5', row('1/-/mill', '0/-/mint', '0', '0', '0'), 0, 5],
    ['development 5', row('1/-/mill', '0/-/mint', '0', '0', '0/castle'), 0, 6],
    ['development 5', row('1/-/mill', '0/-/mint', '0', '0', '0/castle', '0/village', '0/castle'), 0, 8],
  ],
  D: [
    ['', row('2', '2'), -2, 0],
    ['', row('2/castle', '1/farmstead'), 0, 0],
    ['', row('2/castle', '2'), 0, 0],
    ['', row('2', '2', '1'), 0, 2],
    ['', row('2', '2', '2'), 0, 4],
    ['', row('2', '2', '2', '1'), 0, 4],
    ['', row('2', '2', '2', '2'), 0, 6],
    ['', row('2', '2', '2', '2', '1'), 0, 6],
    ['', row('2', '2', '2', '2', '2'), 0, 9],
    ['', row('2', '2', '2', '2', '2', '1'), 0, 9],
  ],
  E: [
    ['', row('1', '0', '0', '0', '0'), -2, 0],
    ['', row('1', '0', '0', '0', '0', '0'), 0, 0],
    ['', row('1', '0', '0', '0', '0', '0', '0'), 0, 1],
    ['', row('1', '0', '0', '0', '0', '0', '0', '0'), 0, 3],
    ['', row('1', '0', '0', '0', '0', '0', '0', '0', '0'), 0, 5],
    ['', row('1', '0', '0', '0', '0', '0', '0', '0', '0', '0'), 0, 5],
    ['', row('1', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0'), 0, 8],
  ],
  F: [
    ['', places(1, 'farmstead'), -2, 0],
    ['', places(1, 'village'), -2, 0],
    ['', places(2, 'castle'), 0, 0],
    ['', places(2, 'farmstead'), 0, 2],
    ['', row('1/farmstead', '0/village'), 0, 4],
    ['', places(2, 'village'), 0, 6],
    ['', places(3, 'village'), 0, 8],
  ],
  G: [
    ['', places(1, 'village'), -2, 0],
    ['', places(1, 'monastery'), 0, 0],
    ['', places(1, 'castle'), 0, 3],
    ['', places(2, 'castle'), 0, 6],
    ['', places(3, 'castle'), 0, 9],
    ['', places(4, 'castle'), 0, 9],
  ],
  H: [
    ['', places(1, 'castle'), -2, 0],
    ['', places(1, 'village'), 0, 0],
    ['', places(1, 'monastery'), 0, 1],
    ['', places(2, 'monastery'), 0, 5],
    ['', places(3, 'monastery'), 0, 9],
    ['', places(4, 'monastery'), 0, 9],
  ],
  J: [
    ['stone 1', '', -2, 0],
    ['wood 1 stone 1', '', 0, 0],
    ['wood 1 leather 1 food 1', '', 0, 0],
    ['wood 1 leather 1 food 1 stone 1', '', 0, 3],
    ['wood 2 leather 2 food 4 stone 2', '', 0, 6],
    ['wood 3 leather 3 food 3 stone 3', '', 0, 9],
    ['wood 4 leather 4 food 4 stone 4', '', 0, 9],
  ],
  K: [
    ['coins 2', '', -2, 0],
    ['coins 1 wood 1', '', -2, 0],
    ['wood 3', '', 0, 0],
    ['coins 3', '', 0, 0],
    ['coins 1 wood 1 food 1', '', 0, 0],
    ['coins 4', '', 0, 0],
    ['coins 5', '', 0, 2],
    ['coins 7', '', 0, 2],
    ['coins 8', '', 0, 4],
    ['coins 10', '', 0, 4],
    ['coins 11', '', 0, 6],
    ['coins 15', '', 0, 6],
  ],
  L: [
    ['', places(3, 'castle'), -2, 0],
    ['', row('1/castle', '0/farmstead'), 0, 1],
    ['', row('1/castle', '0/farmstead', '0/village', '0/castle'), 0, 4],
    ['', row('1/castle', '0/farmstead', '0/village', '0/monastery'), 0, 8],
  ],
  M: [
    ['', row('1/castle'), -2, 0],
    ['', row('1', '0', '0', '0', '0'), 0, 0],
    ['', 'mountain/1 forest meadow cornfield lake', 0, 0],
    ['', row('1', '0', '0', '0', '0/castle'), 0, 4],
    ['', 'mountain/1 forest meadow cornfield lake/0/castle', 0, 3],
    ['', 'mountain/1 forest meadow cornfield lake/0/castle+village', 0, 6],
    ['', 'mountain/1 forest meadow cornfield hill/0/castle lake/0/castle', 0, 7],
    ['', row('1', '0', '0', '0', '0/castle', '0/castle'), 0, 8],
    ['', 'mountain/1 forest meadow cornfield hill/0/castle lake/0/castle+castle', 0, 8],
    ['', row('1', '0', '0', '0', '0/castle', '0/castle', '0/castle'), 0, 8],
  ],
  N: [
    ['', buildings(2), -2, 0],
    ['', 'mountain/1/-/mill forest/0/-/fair meadow cornfield/0/-/mint', -2, 0],
    ['', buildings(3), 0, 0],
    ['', buildings(4), 0, 1],
    ['', buildings(5), 0, 3],
    ['', `${buildings(5)} hill hill/0/-/mint`, 0, 3],
    ['', buildings(6), 0, 5],
    ['', buildings(7), 0, 5],
    ['', buildings(8), 0, 8],
  ],
  P: [
    ['', row('2/castle', '1/-/fair'), -2, 0],
    ['', row('1/castle/mill'), 0, 0],
    ['', row('2/castle/mill', '1/castle/fair', '0/castle/mint'), 0, 1],
    ['', row('2/castle/mill', '2/castle/fair'), 0, 3],
    ['', row('2/castle/mill', '3/village/fair', '2/castle/mint'), 0, 5],
    ['', row('2/castle/mill', '2/castle/fair', '2/castle/mint', '2/castle/chapel'), 0, 8],
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
    ['mill', 'fair', 'market', 'hospital'],
    ['chapel', 'stables', 'mint', 'granary'],
    ['school', 'lodge', 'tavern', 'bailiff'],
  ];
  const street = (names: readonly string[]) =>
    row(...['1', '0', '0', '0'].map((n, i) => (names[i] ? `${n}/-/${names[i]}` : n)));
  const most = (...counts: readonly number[]) => {
    const [own, ...others] = counts.map((count, i) => street(BUILT[i].slice(0, count)));
    const more = others.map((lands, i) => `lands ${i + 2} ${lands}`).join('\n');
    return score('I', '', own, more, counts.length);
  };
  test.each([
    [[2, 0], -2, 0],
    [[3, 2], 0, 6],
    [[3, 3], 0, 6],
    [[3, 4], 0, 0],
    [[3, 4, 2], 0, 3],
    [[3, 4, 3], 0, 3],
    [[3, 4, 4], 0, 0],
    [[4, 4, 3], 0, 6],
  ])('buildings %j: wrath %i, will %i', (counts, wrath, will) => {
    expect(most(...counts)).toEqual([wrath, will]);
  });
});

describe('will O', () => {
  const castles = (count: number) => places(count, count > 2 ? 'farmstead' : 'castle');
  test.each([
    [[2, 1], -2, 0],
    [[3, 1], 0, 6],
    [[3, 3], 0, 6],
    [[3, 4], 0, 0],
    [[3, 4, 1], 0, 3],
    [[3, 4, 4], 0, 0],
    [[4, 4, 3], 0, 6],
  ])('places %j: wrath %i, will %i', (counts, wrath, will) => {
    const [own, ...others] = counts;
    expect(score('O', '', castles(own), rows(castles, others), counts.length)).toEqual([wrath, will]);
  });
});
