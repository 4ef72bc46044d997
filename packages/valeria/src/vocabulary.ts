/** The vocabulary: everything the game names, as const arrays with the types derived from them. */

/** A player's three resources stand in this order in every list of amounts. */
export const RESOURCES = ['gold', 'strength', 'magic'] as const;
export type Resource = (typeof RESOURCES)[number];
/** What bundles hold: resources, and victory points on the board. */
export const KINDS = [...RESOURCES, 'points'] as const;
export type Kind = (typeof KINDS)[number];
export const GOLD = 0;
export const STRENGTH = 1;
export const MAGIC = 2;

export const ROLES = ['worker', 'soldier', 'shadow', 'holy'] as const;
export type Role = (typeof ROLES)[number];

/** What the ten citizen stacks are activated by. */
export const SLOTS = ['1', '2', '3', '4', '5', '6', '7', '8', '9/10', '11/12'] as const;
export type Slot = (typeof SLOTS)[number];

export const CITIZENS = [
  'cleric',
  'monk',
  'merchant',
  'blacksmith',
  'mercenary',
  'alchemist',
  'archer',
  'wizard',
  'peasant',
  'knight',
  'rogue',
  'thief',
  'champion',
  'warlord',
  'paladin',
  'priestess',
  'butcher',
  'miner',
] as const;
export type CitizenName = (typeof CITIZENS)[number];

/** One of each lies before every player, always: they are never gained, lost or returned. */
export const STARTERS = ['starter-peasant', 'starter-knight', 'herald'] as const;
export type StarterName = (typeof STARTERS)[number];

export const AREAS = ['hills', 'ruins', 'forest', 'valley', 'mountains', 'wasteland', 'swamp', 'caverns'] as const;
export type Area = (typeof AREAS)[number];

export const MONSTER_TYPES = ['minion', 'beast', 'titan', 'boss'] as const;
export type MonsterType = (typeof MONSTER_TYPES)[number];

export const MONSTERS = [
  'goblin',
  'goblin-mage',
  'goblin-king',
  'skeleton',
  'flaming-skeleton',
  'skeleton-king',
  'treant',
  'bane-spider',
  'spider-queen',
  'owlbear',
  'giant',
  'troll',
  'dire-bear',
  'orc-warrior',
  'orc-chieftain',
  'gargoyle',
  'wraith',
  'witch-queen',
  'gelatinous-cube',
  'basilisk',
  'swamp-dragon',
  'kobolds',
  'gold-golem',
  'red-dragon',
] as const;
export type MonsterName = (typeof MONSTERS)[number];

/** Monsters without an area that come out of the exhausted pile. */
export const EVENTS = ['corrupted-cleric', 'giant-leech', 'bat-swarm', 'sorcerer', 'mimic', 'kobold-thieves'] as const;
export type EventName = (typeof EVENTS)[number];

export const DOMAINS = [
  'foxgrove-palisade',
  'desert-orchid',
  'emerald-stronghold',
  'pratchetts-plateau',
  'cathedral-of-st-aquila',
  'darktide-harbour',
  'cloudriders-camp',
  'orb-of-urdr',
  'rogues-landing',
  'blood-crow-army',
  'eye-of-asteraten',
  'cutthroats-truce',
  'halfpenny-hill',
  'shattered-hand',
  'forgotten-sorrows',
  'watcher-on-the-water',
  'gargans-embrace',
  'nest-of-the-weaver-witch',
  'palace-of-the-dawn',
  'grimmwater-keep',
  'violet-thorn',
  'purloiners-perch',
  'golden-obelisk-of-nae',
  'monolith-of-ostendaar',
] as const;
export type DomainName = (typeof DOMAINS)[number];

export const DUKES = [
  'cornelius',
  'elsyn',
  'elysium',
  'hrothgar',
  'isabella',
  'lekzandr',
  'node',
  'reese',
  'simon',
  'waryn',
] as const;
export type DukeName = (typeof DUKES)[number];
export type Duke = number;

/** A card in a state is its index here; citizens come first, so a citizen's card is also its kind. */
export const CARDS = [...CITIZENS, ...STARTERS, ...MONSTERS, ...EVENTS, ...DOMAINS] as const;
export type CardName = (typeof CARDS)[number];
export type Card = number;

export const FIRST_STARTER: Card = CITIZENS.length;
export const HERALD: Card = FIRST_STARTER + STARTERS.indexOf('herald');
export const FIRST_MONSTER: Card = FIRST_STARTER + STARTERS.length;
export const FIRST_EVENT: Card = FIRST_MONSTER + MONSTERS.length;
export const FIRST_DOMAIN: Card = FIRST_EVENT + EVENTS.length;
/** What can lie on a place of the grid besides an event: no card at all, or an Exhausted card. */
export const NOTHING: Card = CARDS.length;
export const EXHAUSTED: Card = CARDS.length + 1;

export const isCitizen = (card: Card): boolean => card < FIRST_STARTER;
export const isEvent = (card: Card): boolean => card >= FIRST_EVENT && card < FIRST_DOMAIN;
export const isDomain = (card: Card): boolean => card >= FIRST_DOMAIN && card < NOTHING;
/** A30, RULEBOOK: event cards are monsters for everything but the area. */
export const isMonster = (card: Card): boolean => card >= FIRST_MONSTER && card < FIRST_DOMAIN;
export const cardNamed = (name: CardName): Card => CARDS.indexOf(name);

export const LEVELS = ['normal', 'harder', 'hardest'] as const;
export type Level = (typeof LEVELS)[number];

/** `events` and `thieves` never wait on their own: what they ask lies on the stack. */
export const PHASES = [
  'dukes',
  'roll',
  'dice',
  'events',
  'thieves',
  'harvest',
  'action',
  'close',
  'attack',
  'second',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** What a seat can be asked. The first five belong to phases, the others to cards. */
export const ASKS = [
  'duke',
  'roll',
  'dice',
  'harvest',
  'action',
  'token',
  'steal',
  'choose',
  'citizen',
  'slay',
  'return',
  'bargain',
  'rob',
  'exhaust',
  'column',
  'capture',
] as const;
export type Ask = (typeof ASKS)[number];

/** How a game ended: by rounds played out; alone by triumph, by the fall of a column, or by counting. */
export const ENDINGS = ['none', 'rounds', 'triumph', 'fall', 'reckoning'] as const;
export type Ending = (typeof ENDINGS)[number];
