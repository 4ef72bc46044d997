/** The vocabulary: everything the game names, as const arrays with the types derived from them. A state holds indexes. */

export const GOODS = ['wood', 'leather', 'food', 'stone'] as const;
export type GoodName = (typeof GOODS)[number];
export type Good = number;

/** What can be paid. A cost is a list of numbers by unit, goods first. */
export const UNITS = [...GOODS, 'coins', 'farmers'] as const;
export type UnitName = (typeof UNITS)[number];
export const COINS = UNITS.indexOf('coins');
export const FARMERS = UNITS.indexOf('farmers');

/** The first four are those every palatinate begins with. */
export const LANDS = ['mountain', 'forest', 'meadow', 'cornfield', 'hill', 'lake'] as const;
export type LandName = (typeof LANDS)[number];
export type Land = number;
export const FIRST_LANDS = 4;

export const PLACES = ['farmstead', 'castle', 'monastery', 'village'] as const;
export type PlaceName = (typeof PLACES)[number];
export type Place = number;
export const FARMSTEAD = PLACES.indexOf('farmstead');
/** On a site: nothing is built there yet; and, for the second site of most lands, there is none. */
export const NO_PLACE: Place = PLACES.length;
export const NO_SITE: Place = PLACES.length + 1;
/** Every land has two entries in the list of sites; where it has one site, the second is NO_SITE. */
export const SITES = 2;

export const BUILDINGS = [
  ...['school', 'workshop', 'fair', 'mill', 'tannery', 'carpenter', 'stonemason', 'granary', 'market'],
  ...['trading-house', 'mint', 'bailiff', 'tavern', 'hospital', 'stables', 'lodge', 'chapel', 'scriptorium'],
  ...['tithe-barn', 'royal-hall', 'treasury'],
] as const;
export type BuildingName = (typeof BUILDINGS)[number];
export type Building = number;
/** Below a land: no building yet. */
export const NO_BUILDING: Building = BUILDINGS.length;

/** The will cards, and one that is not there: a field of the plan before its card is chosen. */
export const WILLS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P'] as const;
export type WillName = (typeof WILLS)[number];
export type Will = number;
export const NO_WILL: Will = WILLS.length;

export const TRAVELS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'] as const;
export type TravelName = (typeof TRAVELS)[number];
export type Travel = number;

/** The action tiles; the first four begin locked, in this order. */
export const TILES = [
  ...['king', 'move', 'multiply', 'intrigue'],
  ...['harvest', 'extract', 'enrich', 'build', 'govern'],
] as const;
export type TileName = (typeof TILES)[number];
export type Tile = number;
export const KING = TILES.indexOf('king');
export const INTRIGUE = TILES.indexOf('intrigue');

/** Slots of the action row from the left; the first ones are locked, the last one pays a bonus. */
export const SLOTS = TILES.length;
export const LOCKED = 4;
export const LAST_SLOT = SLOTS - 1;
/** No tile is taken out of the row. */
export const NO_SLOT = SLOTS;

export const ACTIONS = [
  ...['walk', 'swap', 'birth', 'sell', 'till', 'breed', 'fell', 'quarry'],
  ...['look', 'taxes', 'found', 'erect', 'educate', 'develop'],
] as const;
export type ActionName = (typeof ACTIONS)[number];

/** The two actions printed on each tile. */
export const ACTIONS_OF: { readonly [T in TileName]: readonly ActionName[] } = {
  king: [],
  move: ['walk', 'swap'],
  multiply: ['birth', 'sell'],
  intrigue: [],
  harvest: ['till', 'breed'],
  extract: ['fell', 'quarry'],
  enrich: ['look', 'taxes'],
  build: ['found', 'erect'],
  govern: ['educate', 'develop'],
};

/** By good: the action that brings it in. */
export const HARVESTS = ['fell', 'breed', 'till', 'quarry'] as const satisfies readonly ActionName[];

export const SIDES = ['left', 'right'] as const;
export type Side = number;

/** Mood in a state counts from 0, the lowest step: -1 means something else in a view. */
export const MOOD_MAX = 4;
export const MOOD_ZERO = 4;
export const MOOD_STEPS = MOOD_ZERO + MOOD_MAX;
/** As printed on the scale, from -4 to 4. */
export const printedMood = (mood: number): number => mood - MOOD_ZERO;

export const VARIANTS = ['full', 'first'] as const;
export type Variant = (typeof VARIANTS)[number];

export const PHASES = ['wills', 'arrange', 'turn', 'visit', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What a seat can be asked. All but the first wait on the stack. */
export const ASKS = [
  ...['will', 'lay', 'home', 'settle', 'stock', 'tile', 'act', 'follow', 'intrigue', 'walk', 'trade', 'look'],
  ...['site', 'pay', 'lose', 'pledge', 'neutral', 'levy', 'offer'],
] as const;
export type Ask = (typeof ASKS)[number];

export const SEATS = { min: 2, max: 4 } as const;
/** The disc of nobody, among the seats of a field (2 players). */
export const NEUTRAL = SEATS.max;
/** No field of the plan. */
export const NO_FIELD = 8;
