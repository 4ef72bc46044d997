/**
 * Writes src/design/icons/paths.ts and attribution.ts from the game-icons of Iconify, and what only one game draws into a
 * file of that game, so that the first page does not load it. Run it by hand after changing a list, then format:
 * npm run icons && npx biome check --write src/design/icons src/games
 *
 * A row is: our name, the name in the set, and the folder of the set's repository the drawing lies in, which is its
 * author; '' where no author could be told, then all artists of the set are named.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** @typedef {readonly [name: string, drawing: string, author: string]} Row */

/** @type {readonly Row[]} */
const ROWS = [
  ['basket', 'basket', 'Delapouite'],
  ['castle', 'castle', 'Lorc'],
  ['coins', 'two-coins', 'Delapouite'],
  ['eagle', 'eagle-emblem', 'Lorc'],
  ['falcon', 'eagle-head', 'Delapouite'],
  ['handheld-fan', 'handheld-fan', 'Delapouite'],
  ['imperial-crown', 'imperial-crown', 'Delapouite'],
  ['jester-hat', 'jester-hat', 'Delapouite'],
  ['lion', 'lion', 'Lorc'],
  ['monk-face', 'monk-face', 'Delapouite'],
  ['oak', 'oak', 'Lorc'],
  ['pointy-hat', 'pointy-hat', 'Lorc'],
  ['queen-crown', 'queen-crown', 'Lorc'],
  ['rose', 'rose', 'Lorc'],
  ['scroll', 'tied-scroll', 'Lorc'],
  ['skull', 'death-skull', 'Sbed'],
  ['stacked-coins', 'coins', 'Delapouite'],
  ['sun', 'sun', 'Lorc'],
  ['trophy', 'trophy', 'Lorc'],
  ['visored-helm', 'visored-helm', 'Lorc'],
  ['wheat', 'wheat', 'Lorc'],
];

/** The cards of Valeria: src/games/valeria/pieces/glyphs/drawings.ts. @type {readonly Row[]} */
const VALERIA = [
  ['fist', 'fist', 'Skoll'],
  ['crystals', 'crystal-cluster', ''],
  ['crown', 'queen-crown', 'Lorc'],
  ['laurel-crown', 'laurel-crown', ''],
  ['laurels', 'laurels', ''],
  ['anvil', 'anvil', 'Lorc'],
  ['crossed-swords', 'crossed-swords', ''],
  ['cloak-dagger', 'cloak-dagger', ''],
  ['angel-wings', 'angel-wings', 'Lorc'],
  ['minions', 'minions', ''],
  ['paw', 'flat-paw-print', ''],
  ['ogre', 'ogre', 'Delapouite'],
  ['crowned-skull', 'crowned-skull', ''],
  ['hills', 'hills', 'Delapouite'],
  ['ruins', 'ancient-ruins', ''],
  ['forest', 'forest', ''],
  ['valley', 'valley', ''],
  ['mountains', 'mountains', ''],
  ['wasteland', 'desert', ''],
  ['swamp', 'swamp', ''],
  ['caverns', 'cave-entrance', ''],
  ['skull', 'death-skull', 'Sbed'],
  ['castle', 'medieval-gate', ''],
  ['people', 'three-friends', ''],
  ['cracked-shield', 'cracked-shield', ''],
  ['prayer', 'prayer', ''],
  ['monk', 'monk-face', 'Delapouite'],
  ['scales', 'scales', ''],
  ['blacksmith', 'blacksmith', ''],
  ['daggers', 'daggers', ''],
  ['flask', 'round-bottom-flask', 'Lorc'],
  ['archer', 'archer', ''],
  ['wizard', 'wizard-face', ''],
  ['farmer', 'farmer', ''],
  ['mounted-knight', 'mounted-knight', 'Skoll'],
  ['assassin', 'hooded-assassin', ''],
  ['robber', 'robber', ''],
  ['spartan-helmet', 'spartan-helmet', 'Delapouite'],
  ['warlord-helmet', 'warlord-helmet', 'Caro Asercion'],
  ['templar-shield', 'templar-shield', ''],
  ['sun-priest', 'sun-priest', 'Delapouite'],
  ['cleaver', 'meat-cleaver', ''],
  ['miner', 'miner', ''],
  ['trumpet', 'trumpet-flag', ''],
  ['goblin', 'goblin', 'Caro Asercion'],
  ['goblin-head', 'goblin-head', ''],
  ['orc-head', 'orc-head', ''],
  ['skeleton', 'skeleton', 'Skoll'],
  ['burning-skull', 'burning-skull', 'Skoll'],
  ['evil-tree', 'evil-tree', ''],
  ['spider', 'spider-alt', ''],
  ['masked-spider', 'masked-spider', 'Lorc'],
  ['owl', 'owl', ''],
  ['giant', 'giant', ''],
  ['troll', 'troll', 'Skoll'],
  ['bear-head', 'bear-head', ''],
  ['barbarian', 'barbarian', ''],
  ['gargoyle', 'gargoyle', 'Delapouite'],
  ['spectre', 'spectre', ''],
  ['witch', 'witch-face', 'Cathelineau'],
  ['cube', 'cube', ''],
  ['snake', 'snake', ''],
  ['hydra', 'hydra', 'Lorc'],
  ['spiked-dragon', 'spiked-dragon-head', 'Delapouite'],
  ['imp', 'imp', ''],
  ['imp-laugh', 'imp-laugh', 'Lorc'],
  ['golem', 'rock-golem', ''],
  ['cultist', 'cultist', 'Skoll'],
  ['leech', 'leeching-worm', 'Lorc'],
  ['evil-bat', 'evil-bat', ''],
  ['warlock', 'warlock-hood', ''],
  ['mimic', 'mimic-chest', ''],
  ['raven', 'raven', 'Lorc'],
  ['lotus', 'lotus-flower', ''],
  ['griffin', 'griffin-symbol', ''],
  ['palace', 'indian-palace', 'Delapouite'],
  ['nest', 'nest-eggs', ''],
  ['web', 'spider-web', ''],
  ['hand', 'hand', 'Sbed'],
  ['rose', 'rose', 'Lorc'],
  ['broken-heart', 'broken-heart', ''],
];

/** The signs of The King's Will: src/games/kings-will/pieces/drawings.ts. @type {readonly Row[]} */
const KINGS_WILL = [
  ['wood', 'log', ''],
  ['leather', 'animal-hide', ''],
  ['food', 'wheat', 'Lorc'],
  ['stone', 'stone-block', ''],
  ['coins', 'two-coins', 'Delapouite'],
  ['farmers', 'pawn', ''],
  ['king', 'throne-king', ''],
  ['crown', 'imperial-crown', 'Delapouite'],
  ['boot', 'walking-boot', ''],
  ['family', 'family-house', ''],
  ['intrigue', 'cloak-dagger', ''],
  ['sickle', 'sickle', ''],
  ['pick', 'war-pick', ''],
  ['crown-coin', 'crown-coin', ''],
  ['tower', 'stone-tower', ''],
  ['decree', 'scroll-unfurled', ''],
  ['swap', 'trade', ''],
  ['cow', 'cow', ''],
  ['axe', 'axe-in-stump', ''],
  ['spyglass', 'spyglass', ''],
  ['taxes', 'receive-money', ''],
  ['house', 'house', ''],
  ['education', 'open-book', ''],
  ['development', 'gears', ''],
  ['unchain', 'breaking-chain', ''],
  ['wrath', 'fire', ''],
  ['farmstead', 'barn', ''],
  ['castle', 'castle', 'Lorc'],
  ['monastery', 'church', ''],
  ['village', 'village', ''],
  ['people', 'meeple-group', ''],
  ['land', 'hills', 'Delapouite'],
  ['street', 'medieval-village-01', ''],
  ['estate', 'huts-village', ''],
  ['shield', 'shield', ''],
  ['wander', 'walking-scout', ''],
];

const folder = new URL('../src/design/icons/', import.meta.url);
const require = createRequire(import.meta.url);

/** @type {{ icons: Record<string, { body: string }> }} */
const set = require('@iconify-json/game-icons/icons.json');

/** @param {string} drawing */
function pathOf(drawing) {
  const body = set.icons[drawing]?.body ?? '';
  const found = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (found.length !== 1) throw new Error(`${drawing}: expected one path, found ${found.length}`);
  return found[0];
}

/** @param {string} file @param {string} about @param {string} name @param {readonly string[]} lines */
function write(file, about, name, lines) {
  const text = `/** ${about} Written by scripts/icons.mjs. */\nexport const ${name} = {\n${lines.join('\n')}\n} as const;\n`;
  fs.writeFileSync(fileURLToPath(new URL(file, folder)), text);
}

/** Each drawing once, by name. */
const credits = [
  ...new Map([...ROWS, ...VALERIA, ...KINGS_WILL].map(([, drawing, author]) => [drawing, author])),
].sort();

write(
  '../../games/valeria/pieces/glyphs/drawings.ts',
  'Drawings of game-icons.net (CC BY 3.0, see design/icons/attribution.ts) in a box of 512 by 512.',
  'DRAWINGS',
  VALERIA.map(([name, drawing]) => `  '${name}': '${pathOf(drawing)}',`),
);
write(
  '../../games/kings-will/pieces/drawings.ts',
  'Drawings of game-icons.net (CC BY 3.0, see design/icons/attribution.ts) in a box of 512 by 512.',
  'DRAWINGS',
  KINGS_WILL.map(([name, drawing]) => `  '${name}': '${pathOf(drawing)}',`),
);
write(
  'paths.ts',
  'Drawings of game-icons.net (CC BY 3.0, see attribution.ts) in a box of 512 by 512.',
  'PATHS',
  ROWS.map(([name, drawing]) => `  '${name}': '${pathOf(drawing)}',`),
);
write('attribution.ts', 'Who drew what of paths.ts: the name in the set and its author.', 'ATTRIBUTION', [
  `  set: 'game-icons.net',`,
  `  address: 'https://game-icons.net',`,
  `  licence: 'CC BY 3.0',`,
  `  licenceAddress: 'https://creativecommons.org/licenses/by/3.0/',`,
  `  /** Of drawings whose author could not be told from the others. */`,
  `  everybody: ['Lorc', 'Delapouite', 'John Colburn', 'Felbrigg', 'John Redman', 'Carl Olsen', 'Sbed', 'PriorBlue', 'Willdabeast', 'Viscious Speed', 'Lord Berandas', 'Irongamer', 'HeavenlyDog', 'Lucas', 'Faithtoken', 'Skoll', 'Andy Meneely', 'Cathelineau', 'Kier Heyl', 'Aussiesim', 'Sparker', 'Zeromancer', 'Rihlsul', 'Quoting', 'Guard13007', 'DarkZaitzev', 'SpencerDub', 'GeneralAce135', 'Zajkonur', 'Catsu', 'Starseeker', 'Pepijn Poolman', 'Pierre Leducq', 'Caro Asercion'],`,
  `  icons: [`,
  ...credits.map(([drawing, author]) => `    { icon: '${drawing}', author: ${author ? `'${author}'` : 'undefined'} },`),
  `  ],`,
]);
