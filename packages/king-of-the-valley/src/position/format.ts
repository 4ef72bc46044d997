/** A situation in words that people read and write; docs/king-of-the-valley.md explains every line. */
import { UNKNOWN } from '@three-crowns/core';
import { CELL_NAMES, OFF_BOARD, SIZE } from '../grid.ts';
import type { Castle, State } from '../state.ts';
import { COLUMNS, EMPTY, PIECES, TILES, type Tile } from '../vocabulary.ts';

const WIDTH = 6;
/** What is said at the end of the first line where it is so. */
export const MARKS = ['ending', 'recruited', 'claimed'] as const;

export function formatPosition(state: State): string[] {
  return [
    `turn ${state.turn + 1} round ${state.round} phase ${state.phase} start ${state.start + 1}${marks(state)}`,
    'valley',
    ...valleyLines(state),
    list('kings', state.kings.map(placeName)),
    list('left', state.hill[0].map(tileName)),
    list('right', state.hill[1].map(tileName)),
    list('stack II', pileNames(state.piles[0])),
    list('stack III', pileNames(state.piles[1])),
    ...state.castles.map(castleLine),
    ...(state.removed.length > 0 ? [list('removed', state.removed.map(tileName))] : []),
    ...(state.path.length > 0 ? [list('path', state.path.map(placeName))] : []),
    ...(state.gaps.length > 0 ? [list('gaps', state.gaps.map(placeName))] : []),
    ...waitingLines(state),
  ];
}

const marks = (state: State): string => MARKS.map((mark) => (state[mark] ? ` ${mark}` : '')).join('');

function valleyLines(state: State): string[] {
  return Array.from({ length: SIZE }, (_, i) => {
    const row = SIZE - 1 - i;
    const cells = Array.from({ length: SIZE }, (_, column) => cellName(state, row * SIZE + column).padEnd(WIDTH));
    return `  ${row + 1}  ${cells.join('')}`.trimEnd();
  });
}

const cellName = (state: State, cell: number): string => {
  const tile = state.valley[cell];
  const name = tile === EMPTY ? '.' : TILES[tile];
  return state.coins[cell] > 0 ? `${name}+${state.coins[cell]}` : name;
};

const tileName = (tile: Tile): string => TILES[tile];
const placeName = (cell: number): string => (cell === OFF_BOARD ? '-' : CELL_NAMES[cell]);

/** The next tile first; in a view only how many there are. */
function pileNames(pile: readonly Tile[]): string[] {
  return pile.includes(UNKNOWN) ? [`?${pile.length}`] : pile.map(tileName).reverse();
}

function castleLine(castle: Castle, seat: number): string {
  const taxed = COLUMNS.filter((_, column) => castle.taxed[column]);
  const words = [`castle ${seat + 1} gold ${castle.gold} kingdoms ${castle.kingdoms}`];
  if (taxed.length > 0) words.push(list('taxed', taxed));
  words.push(...piecesOf('up', castle.up), ...piecesOf('down', castle.down));
  return words.join(' ');
}

function piecesOf(name: string, counts: readonly number[]): string[] {
  const pieces = PIECES.map((piece, i) => (counts[i] > 1 ? `${counts[i]}${piece}` : piece)).filter(
    (_, i) => counts[i] > 0,
  );
  return pieces.length > 0 ? [list(name, pieces)] : [];
}

/** The ability that asks now first. */
function waitingLines(state: State): string[] {
  const frames = state.stack.map(({ effect, source, left }) =>
    effect.kind === 'tax' ? `tax ${TILES[source]}` : `${effect.kind} ${left}`,
  );
  return frames.length > 0 ? [list('waiting', frames.reverse())] : [];
}

const list = (name: string, words: readonly string[]): string => [name, ...words].join(' ');
