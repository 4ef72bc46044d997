/** The vocabulary: everything the game names, as const arrays with the types derived from them. */

/** Queen, Duke, Countess, Knight, Farmer, farmer's Wife, Jester; Priest, wiZard, Tax collector. */
export const CHARACTERS = ['Q', 'D', 'C', 'K', 'F', 'W', 'J', 'P', 'Z', 'T'] as const;
export type Character = (typeof CHARACTERS)[number];

/** The six portraits of a castle board; the jester has none. */
export const COLUMNS = ['Q', 'D', 'C', 'K', 'F', 'W'] as const;
export type Column = (typeof COLUMNS)[number];

/** The small letter marks a knight's order on tiles: Kl, Kf, Ko, Ks. */
export const ORDERS = ['lion', 'falcon', 'oak', 'sun'] as const;

export const STAGES = ['I', 'II', 'III'] as const;
export type Stage = (typeof STAGES)[number];

export const COLLECTORS = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'] as const;
export type CollectorName = (typeof COLLECTORS)[number];

const OTHERS = ['Q', 'D', 'C', 'Kl', 'Kf', 'Ko', 'Ks', 'F', 'W', 'J', 'P', 'Z'] as const;

/** A tile in a state is its index here. */
export const TILES = [...OTHERS, ...COLLECTORS] as const;
export type TileName = (typeof TILES)[number];
export type Tile = number;

/** A tile as it stands in a castle: a jester is known by the column it was put into. A state holds its index here. */
export const PIECES = ['Q', 'D', 'C', 'Kl', 'Kf', 'Ko', 'Ks', 'F', 'W', 'JQ', 'JD', 'JC', 'JK', 'JF', 'JW'] as const;
export type PieceName = (typeof PIECES)[number];
export type Piece = number;

/** Tiles that go by one name: collectors differ in numbers only. */
export const KINDS = [...OTHERS, 'T'] as const;
export type Kind = (typeof KINDS)[number];

export const SLOPES = ['left', 'right'] as const;

export const PHASES = ['place', 'recruit', 'summon', 'kingdom', 'replenish', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What a seat can be asked. The last three belong to abilities, the others to phases. */
export const ASKS = ['place', 'recruit', 'summon', 'kingdom', 'replenish', 'jester', 'swap', 'tax'] as const;
export type Ask = (typeof ASKS)[number];

export const QUEEN = 0;
export const DUKE = 1;
export const COUNTESS = 2;
export const KNIGHT = 3;
export const FARMER = 4;
export const WIFE = 5;

export const JESTER_TILE = TILES.indexOf('J');
export const PRIEST_TILE = TILES.indexOf('P');
export const WIZARD_TILE = TILES.indexOf('Z');
export const FIRST_COLLECTOR = TILES.indexOf('T1');
/** A place of the valley without a tile. */
export const EMPTY: Tile = TILES.length;

export const FIRST_JESTER = PIECES.indexOf('JQ');
export const FIRST_KNIGHT = PIECES.indexOf('Kl');

/** By tile: the index of its character; an empty place has one of its own, so that it equals no tile. */
export const CHARACTER_OF: readonly number[] = [
  ...TILES.map((tile) => CHARACTERS.indexOf(tile[0] as Character)),
  CHARACTERS.length,
];
const PRIEST = CHARACTERS.indexOf('P');

/** By piece: the index of its column. */
export const COLUMN_OF: readonly number[] = PIECES.map((piece, i) =>
  COLUMNS.indexOf((i < FIRST_JESTER ? piece[0] : piece[1]) as Column),
);

/** By column: its pieces, real ones before the jester. */
export const PIECES_OF: readonly (readonly Piece[])[] = COLUMNS.map((_, column) =>
  PIECES.map((_, piece) => piece).filter((piece) => COLUMN_OF[piece] === column),
);

/** The same without the jester. */
export const SUBJECTS_OF: readonly (readonly Piece[])[] = PIECES_OF.map((pieces) =>
  pieces.filter((piece) => piece < FIRST_JESTER),
);

export const kindOf = (tile: Tile): Kind => KINDS[Math.min(tile, FIRST_COLLECTOR)];
export const characterOf = (tile: Tile): Character => CHARACTERS[CHARACTER_OF[tile]];
export const isSubject = (tile: Tile): boolean => tile < PRIEST_TILE;
export const isCollector = (tile: Tile): boolean => tile >= FIRST_COLLECTOR && tile < EMPTY;
/** X10, X13: same name is enough; colour and numbers do not matter. X14: priests are never part of a set. */
export const canBeInSet = (tile: Tile): boolean => tile !== EMPTY && CHARACTER_OF[tile] !== PRIEST;

/** Subjects other than jesters are the same index as tile and as piece. */
export const tileOf = (piece: Piece): Tile => (piece < FIRST_JESTER ? piece : JESTER_TILE);
export const jesterIn = (column: number): Piece => FIRST_JESTER + column;
