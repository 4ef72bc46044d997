/**
 * All legal moves again, from the rulings alone, on written situations only and with no
 * thought for speed: tiles are single things here, every subset is tried and equal results are joined at the end.
 */
import type { Model, ModelCastle } from './model.ts';

const NEEDS: Readonly<Record<string, number>> = { T1: 0, T2: 0, T3: 3, T4: 3, T5: 4, T6: 4, T7: 5, T8: 5 };
const PRICES = [2, 3, 4, 6, 8, 10];
const PIECES = ['Q', 'D', 'C', 'Kl', 'Kf', 'Ko', 'Ks', 'F', 'W', 'JQ', 'JD', 'JC', 'JK', 'JF', 'JW'];

const isSubject = (tile: string) => 'QDCKFWJ'.includes(tile[0]);
const columnOf = (piece: string) => (piece[0] === 'J' ? piece[1] : piece[0]);
const slotName = (slope: number, row: number) => `${'LR'[slope]}${row + 1}`;

/** The moves the situation allows, sorted, each once. */
export function bruteMoves(model: Model): string[] {
  return [...new Set(movesOf(model))].sort();
}

function movesOf(model: Model): string[] {
  const [waiting] = model.waiting;
  const castle = model.castles[model.turn];
  if (waiting?.[0] === 'jester') return [...'QDCKFW'].map((column) => `jester ${column}`);
  if (waiting?.[0] === 'swap') return swaps(model, castle);
  if (waiting?.[0] === 'tax') return taxes(model, castle);
  switch (model.phase) {
    case 'place':
      return [...model.tiles.keys()].filter((place) => !model.kings.includes(place)).map((place) => `place ${place}`);
    case 'recruit':
      return recruits(model, castle);
    case 'summon':
      return journeys(model).map(([first]) => first);
    case 'kingdom':
      return kingdoms(castle);
    case 'replenish':
      return refills(model);
    default:
      return [];
  }
}

/** Whole ways through the valley: any number of priests, then a pick-up. */
export function journeys(model: Model): string[][] {
  const from = model.kings[model.turn];
  return from === undefined ? [] : legs(model, from, model.castles[model.turn].gold, []);
}

function legs(model: Model, start: string, gold: number, opened: readonly string[]): string[][] {
  const found: string[][] = [];
  const isTakeable = (place: string) =>
    model.tiles.has(place) &&
    !opened.includes(place) &&
    !model.kings.some((king, seat) => seat !== model.turn && king === place);
  for (const [dx, dy] of [...'NESW'].flatMap(directionsOf)) {
    for (let d = 1; d <= 4; d++) {
      const end = away(start, dx * d, dy * d);
      if (end === undefined) break;
      const passed = Array.from({ length: d - 1 }, (_, i) => away(start, dx * (i + 1), dy * (i + 1)) as string);
      const tile = model.tiles.get(end) as string;
      if (isTakeable(end) && tile !== 'P' && canUse(model, [tile])) found.push([`take ${end}`]);
      if (isTakeable(end) && tile === 'P' && gold >= 1) {
        const onwards = legs(model, end, gold - 1 + (model.coins.get(end) ?? 0), [...opened, end]);
        found.push(...onwards.map((rest) => [`priest ${end}`, ...rest]));
      }
      for (const set of setsOf(model, passed, isTakeable)) found.push([`take ${set.join(' ')} > ${end}`]);
    }
  }
  return found;
}

/** The straight direction and the diagonal clockwise of it. */
function directionsOf(name: string): [number, number][] {
  if (name === 'N')
    return [
      [0, 1],
      [1, 1],
    ];
  if (name === 'E')
    return [
      [1, 0],
      [1, -1],
    ];
  return name === 'S'
    ? [
        [0, -1],
        [-1, -1],
      ]
    : [
        [-1, 0],
        [-1, 1],
      ];
}

function away(place: string, dx: number, dy: number): string | undefined {
  const column = 'abcde'['abcde'.indexOf(place[0]) + dx];
  const row = Number(place[1]) + dy;
  return column !== undefined && row >= 1 && row <= 5 ? `${column}${row}` : undefined;
}

/** Every subset of what was passed that may be taken: with the last place, of one name, served together, and largest. */
function setsOf(model: Model, passed: readonly string[], isTakeable: (place: string) => boolean): string[][] {
  const last = passed.at(-1);
  if (last === undefined) return [];
  const name = model.tiles.get(last)?.[0];
  const fits = subsets(passed).filter(
    (set) =>
      set.length >= 2 &&
      set.includes(last) &&
      set.every((place) => isTakeable(place) && model.tiles.get(place)?.[0] === name && name !== 'P') &&
      canUse(
        model,
        set.map((place) => model.tiles.get(place) as string),
      ),
  );
  const most = Math.max(0, ...fits.map((set) => set.length));
  return fits.filter((set) => set.length === most);
}

function canUse(model: Model, tiles: readonly string[]): boolean {
  const castle = model.castles[model.turn];
  if (isSubject(tiles[0])) return true;
  if (tiles[0] === 'Z') return castle.up.length > 0 && model.hill.flat().some(isSubject);
  return canServe(castle, [...'QDCKFW'], tiles);
}

/** Tries every column for every collector. */
function canServe(castle: ModelCastle, columns: readonly string[], collectors: readonly string[]): boolean {
  if (collectors.length === 0) return true;
  const [collector, ...others] = collectors;
  if (NEEDS[collector] === 0) return canServe(castle, columns, others);
  return columns.some(
    (column) =>
      !castle.taxed.includes(column) &&
      castle.up.filter((piece) => columnOf(piece) === column).length >= NEEDS[collector] &&
      canServe(
        castle,
        columns.filter((other) => other !== column),
        others,
      ),
  );
}

function recruits(model: Model, { gold }: ModelCastle): string[] {
  if (model.round === 1) return [];
  const moves = slots(model)
    .filter(({ tile, row }) => isSubject(tile) && PRICES[row] <= gold)
    .map(({ slope, row }) => `recruit ${slotName(slope, row)}`);
  return moves.length > 0 ? [...moves, 'skip'] : [];
}

function swaps(model: Model, { up }: ModelCastle): string[] {
  const wanted = slots(model).filter(({ tile }) => isSubject(tile));
  return up.flatMap((piece) => wanted.map(({ slope, row }) => `swap ${piece} ${slotName(slope, row)}`));
}

const slots = (model: Model) => model.hill.flatMap((tiles, slope) => tiles.map((tile, row) => ({ tile, slope, row })));

function taxes(model: Model, castle: ModelCastle): string[] {
  const [collector, ...others] = model.waiting.map(([, what]) => what);
  return choose(castle.up, NEEDS[collector]).flatMap((pieces) => {
    const [column, ...more] = new Set(pieces.map(columnOf));
    const columns = [...'QDCKFW'].filter((other) => other !== column);
    if (more.length > 0 || castle.taxed.includes(column) || !canServe(castle, columns, others)) return [];
    return [`tax ${inOrder(pieces)}`];
  });
}

function kingdoms({ up }: ModelCastle): string[] {
  const sets = choose(up, 5).filter((pieces) => ['CDFKQ', 'CDKQW'].includes(pieces.map(columnOf).sort().join('')));
  const moves = sets.map(
    (set) =>
      `kingdom ${set.toSorted((a, b) => 'QDCKFW'.indexOf(columnOf(a)) - 'QDCKFW'.indexOf(columnOf(b))).join(' ')}`,
  );
  return moves.length > 0 ? [...moves, 'skip'] : [];
}

function refills({ hill, gaps }: Model): string[] {
  const enough = hill.map((slope) => slope.length >= gaps.length);
  return ['left', 'right'].filter((_, i) => enough[i] || !enough.includes(true)).map((name) => `refill ${name}`);
}

const inOrder = (pieces: readonly string[]) =>
  pieces.toSorted((a, b) => PIECES.indexOf(a) - PIECES.indexOf(b)).join(' ');

/** All subsets, in the order of the list. */
function subsets<T>(items: readonly T[]): T[][] {
  return Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_, i) => (bits >> i) & 1));
}

function choose<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => choose(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}
