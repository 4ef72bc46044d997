/**
 * A situation read from its written form alone, with nothing of the package: what the brute force and the counting tests
 * work on, so that a mistake in the package's own tables cannot hide itself.
 */

export interface Model {
  readonly turn: number;
  readonly round: number;
  readonly phase: string;
  /** By place name; an empty place has no entry. */
  readonly tiles: ReadonlyMap<string, string>;
  readonly coins: ReadonlyMap<string, number>;
  /** Place names by seat; undefined before placing. */
  readonly kings: readonly (string | undefined)[];
  /** Left and right, foot first. */
  readonly hill: readonly (readonly string[])[];
  readonly stacks: readonly string[];
  readonly castles: readonly ModelCastle[];
  readonly removed: readonly string[];
  readonly gaps: readonly string[];
  /** Pairs like tax T5, the one that asks now first. */
  readonly waiting: readonly (readonly [kind: string, what: string])[];
}

export interface ModelCastle {
  readonly gold: number;
  readonly kingdoms: number;
  readonly taxed: readonly string[];
  /** One word for each tile. */
  readonly up: readonly string[];
  readonly down: readonly string[];
}

export function modelOf(lines: readonly string[]): Model {
  const words = lines.map((line) => line.trim().split(/\s+/));
  const after = (...keyword: string[]) =>
    words.find((line) => keyword.every((word, i) => line[i] === word))?.slice(keyword.length) ?? [];
  const head = after('turn');
  const rows = words.slice(words.findIndex(([first]) => first === 'valley') + 1).slice(0, 5);
  const kings = after('kings');
  const waiting = after('waiting');
  return {
    turn: Number(head[0]) - 1,
    round: Number(head[2]),
    phase: head[4],
    ...valleyOf(rows.map((row) => row.slice(-5))),
    kings: kings.map((place) => (place === '-' ? undefined : place)),
    hill: [after('left'), after('right')],
    stacks: [...after('stack', 'II'), ...after('stack', 'III')],
    castles: kings.map((_, seat) => castleOf(after('castle', `${seat + 1}`))),
    removed: after('removed'),
    gaps: after('gaps'),
    waiting: waiting.flatMap((kind, i) => (i % 2 === 0 ? [[kind, waiting[i + 1]] as const] : [])),
  };
}

function valleyOf(rows: readonly (readonly string[])[]): Pick<Model, 'tiles' | 'coins'> {
  const tiles = new Map<string, string>();
  const coins = new Map<string, number>();
  rows.forEach((row, i) => {
    row.forEach((word, column) => {
      const place = `${'abcde'[column]}${5 - i}`;
      const [tile, gold] = word.split('+');
      if (tile !== '.') tiles.set(place, tile);
      if (gold !== undefined) coins.set(place, Number(gold));
    });
  });
  return { tiles, coins };
}

function castleOf(words: readonly string[]): ModelCastle {
  const part = (name: string) => {
    const from = words.indexOf(name) + 1;
    if (from === 0) return [];
    const length = words.slice(from).findIndex((word) => ['gold', 'kingdoms', 'taxed', 'up', 'down'].includes(word));
    return words.slice(from, length < 0 ? undefined : from + length);
  };
  const single = (word: string) => Array<string>(Number(/^\d+/.exec(word)?.[0] ?? 1)).fill(word.replace(/^\d+/, ''));
  return {
    gold: Number(part('gold')[0] ?? 2),
    kingdoms: Number(part('kingdoms')[0] ?? 0),
    taxed: part('taxed'),
    up: part('up').flatMap(single),
    down: part('down').flatMap(single),
  };
}

/** Every tile of the box by name; knights by order, collectors by number. Both built-in sets hold the same 90. */
export const BOX: Readonly<Record<string, number>> = {
  Q: 3,
  D: 6,
  C: 9,
  Kl: 5,
  Kf: 5,
  Ko: 5,
  Ks: 5,
  F: 24,
  W: 12,
  J: 3,
  P: 3,
  Z: 2,
  T1: 1,
  T2: 1,
  T3: 1,
  T4: 1,
  T5: 1,
  T6: 1,
  T7: 1,
  T8: 1,
};

/** Where every tile of the situation lies, stacks and waiting jesters included. */
export function tilesIn(model: Model): string[] {
  const castles = model.castles.flatMap(({ up, down }) => [...up, ...down]);
  const jesters = model.waiting.flatMap(([kind, what]) => (kind === 'jester' ? Array(Number(what)).fill('J') : []));
  return [
    ...model.tiles.values(),
    ...model.hill.flat(),
    ...model.stacks,
    ...castles.map((piece) => (piece.startsWith('J') ? 'J' : piece)),
    ...model.removed,
    ...jesters,
  ];
}

export function goldIn(model: Model): number {
  const castles = model.castles.reduce((sum, castle) => sum + castle.gold, 0);
  return castles + [...model.coins.values()].reduce((sum, coins) => sum + coins, 0);
}
