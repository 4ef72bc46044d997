/** Which drawing stands for what. A card without one does not compile. */
import type { Area, CITIZENS, EVENTS, MONSTERS, MonsterType, Role, STARTERS } from '@three-crowns/valeria/board';
import type { Drawing } from './Glyph.tsx';

type CitizenName = (typeof CITIZENS)[number];
type StarterName = (typeof STARTERS)[number];
type MonsterName = (typeof MONSTERS)[number];
type EventName = (typeof EVENTS)[number];

export const ROLE_DRAWING: { readonly [R in Role]: Drawing } = {
  worker: 'anvil',
  soldier: 'crossed-swords',
  shadow: 'cloak-dagger',
  holy: 'angel-wings',
};

export const TYPE_DRAWING: { readonly [T in MonsterType]: Drawing } = {
  minion: 'minions',
  beast: 'paw',
  titan: 'ogre',
  boss: 'crowned-skull',
};

export const AREA_DRAWING: { readonly [A in Area]: Drawing } = {
  hills: 'hills',
  ruins: 'ruins',
  forest: 'forest',
  valley: 'valley',
  mountains: 'mountains',
  wasteland: 'wasteland',
  swamp: 'swamp',
  caverns: 'caverns',
};

export const CITIZEN_DRAWING: { readonly [N in CitizenName | StarterName]: Drawing } = {
  cleric: 'prayer',
  monk: 'monk',
  merchant: 'scales',
  blacksmith: 'blacksmith',
  mercenary: 'daggers',
  alchemist: 'flask',
  archer: 'archer',
  wizard: 'wizard',
  peasant: 'farmer',
  knight: 'mounted-knight',
  rogue: 'assassin',
  thief: 'robber',
  champion: 'spartan-helmet',
  warlord: 'warlord-helmet',
  paladin: 'templar-shield',
  priestess: 'sun-priest',
  butcher: 'cleaver',
  miner: 'miner',
  'starter-peasant': 'farmer',
  'starter-knight': 'mounted-knight',
  herald: 'trumpet',
};

interface Figure {
  readonly drawing: Drawing;
  /** How wide it stands in the scene; 86 without it. */
  readonly size?: number;
  /** Higher or lower than the middle. */
  readonly dy?: number;
  /** A crown over the head. */
  readonly crown?: number;
  /** More than one of it. */
  readonly pack?: boolean;
  /** Light that comes from the thing itself. */
  readonly glow?: string;
}

export const FIGURE: { readonly [N in MonsterName | EventName]: Figure } = {
  goblin: { drawing: 'goblin' },
  'goblin-mage': { drawing: 'goblin-head', glow: '#b8f06a' },
  'goblin-king': { drawing: 'goblin-head', size: 70, crown: -40, dy: 10 },
  skeleton: { drawing: 'skeleton', size: 90, pack: true },
  'flaming-skeleton': { drawing: 'burning-skull', glow: '#ff9a3c' },
  'skeleton-king': { drawing: 'crowned-skull' },
  treant: { drawing: 'evil-tree' },
  'bane-spider': { drawing: 'spider' },
  'spider-queen': { drawing: 'masked-spider', size: 74, crown: -40, dy: 10 },
  owlbear: { drawing: 'owl' },
  giant: { drawing: 'giant', size: 88 },
  troll: { drawing: 'troll' },
  'dire-bear': { drawing: 'bear-head', size: 90 },
  'orc-warrior': { drawing: 'orc-head' },
  'orc-chieftain': { drawing: 'barbarian', size: 72, crown: -41, dy: 10 },
  gargoyle: { drawing: 'gargoyle' },
  wraith: { drawing: 'spectre', glow: '#a8f0e0' },
  'witch-queen': { drawing: 'witch', glow: '#e08af0' },
  'gelatinous-cube': { drawing: 'cube', glow: '#b8f06a' },
  basilisk: { drawing: 'snake' },
  'swamp-dragon': { drawing: 'hydra', size: 90 },
  kobolds: { drawing: 'imp-laugh', size: 66, pack: true },
  'gold-golem': { drawing: 'golem', size: 88, glow: '#ffd24a' },
  'red-dragon': { drawing: 'spiked-dragon', size: 88, glow: '#ff6a3c' },
  'corrupted-cleric': { drawing: 'cultist', size: 88 },
  'giant-leech': { drawing: 'leech', size: 88 },
  'bat-swarm': { drawing: 'evil-bat', pack: true },
  sorcerer: { drawing: 'warlock', glow: '#a58af0' },
  mimic: { drawing: 'mimic', glow: '#ffd24a' },
  'kobold-thieves': { drawing: 'imp', size: 88, pack: true },
};
