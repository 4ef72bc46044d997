/** Crowded random situations in phase 2: few names, many specialists, kings, coins and empty places. */
import { draw, type Luck, luckOf, shuffle } from '@three-crowns/core';
import { BOX } from './model.ts';

const SUBJECTS = ['Q', 'D', 'C', 'K', 'F', 'W', 'J'];
const SPECIALIST = /^[PZT]/;
const COLUMNS = ['Q', 'D', 'C', 'K', 'F', 'W'];

/** Lines of five places, the first for the king: a row, a column and both diagonals. */
const LINES = [
  ['a3', 'b3', 'c3', 'd3', 'e3'],
  ['d5', 'd4', 'd3', 'd2', 'd1'],
  ['a1', 'b2', 'c3', 'd4', 'e5'],
  ['e1', 'd2', 'c3', 'b4', 'a5'],
];

/** The lines of a situation; there may be no legal move in it. Every third has collectors in a line with the king. */
export function randomPosition(seed: string): string[] {
  const luck = luckOf(seed);
  const seats = 2 + draw(luck, 3);
  const bag = bagOf(luck);
  const [king, ...line] = draw(luck, 3) === 0 ? LINES[draw(luck, LINES.length)] : [];
  const collectors = line.length > 0 ? bag.filter((tile) => tile.startsWith('T')) : [];
  const others = bag.filter((tile) => !collectors.includes(tile));
  const tileOn = (place: string) => (line.includes(place) ? collectors.pop() : undefined);
  const rows = valleyOf(luck, others, tileOn);
  const hill = draw(luck, 5) === 0 ? [] : others.splice(0, draw(luck, 5));
  const kings = Array.from({ length: seats }, () => `${'abcde'[draw(luck, 5)]}${1 + draw(luck, 5)}`);
  return [
    `turn 1 round ${1 + draw(luck, 9)} phase summon start ${1 + draw(luck, seats)} ending`,
    'valley',
    ...rows,
    `kings ${king ?? kings[0]} ${kings.slice(1).join(' ')}`,
    `left ${hill.join(' ')}`,
    'right',
    `castle 1 gold ${draw(luck, 4)} kingdoms 0 ${castleOf(luck, others)}`,
  ];
}

/** Every specialist more likely than not, some subjects of two to four names, shuffled. */
function bagOf(luck: Luck): string[] {
  const names = SUBJECTS.slice();
  shuffle(luck, names);
  const few = names.slice(0, 2 + draw(luck, 3));
  const most = draw(luck, 9);
  const bag = Object.entries(BOX).flatMap(([tile, count]) => {
    const all = Array<string>(count).fill(tile);
    return SPECIALIST.test(tile)
      ? all.filter(() => draw(luck, 10) < 7)
      : few.includes(tile[0])
        ? all.slice(0, most)
        : [];
  });
  shuffle(luck, bag);
  return bag;
}

/** Takes its tiles from the end of the bag, where no other is wanted. */
function valleyOf(luck: Luck, bag: string[], tileOn: (place: string) => string | undefined): string[] {
  const empty = draw(luck, 3) * 25;
  const cell = (place: string) => {
    const tile = tileOn(place) ?? (draw(luck, 100) < empty ? '.' : (bag.pop() ?? '.'));
    return draw(luck, 10) === 0 ? `${tile}+${1 + draw(luck, 2)}` : tile;
  };
  return [5, 4, 3, 2, 1].map((row) => [...'abcde'].map((column) => cell(`${column}${row}`)).join(' '));
}

/** Farmers, wives and countesses that cannot have been used up by the bag, so that collectors get what they need. */
function castleOf(luck: Luck, bag: readonly string[]): string {
  const taxed = COLUMNS.filter(() => draw(luck, 6) === 0);
  const subjects = bag.filter((tile) => !SPECIALIST.test(tile) && tile !== 'J').slice(0, draw(luck, 6));
  const most = { F: 7, W: 5, C: 2 };
  const columns = Object.entries(most).map(([tile, count]) => `${draw(luck, count)}${tile}`);
  const part = (name: string, tiles: readonly string[]) => (tiles.length > 0 ? [name, ...tiles] : []);
  return [...part('taxed', taxed), ...part('up', [...subjects, ...(draw(luck, 4) === 0 ? [] : columns)])].join(' ');
}
