/**
 * Writes src/design/icons/paths.ts and attribution.ts from the game-icons of Iconify. Run it by hand after changing the
 * list, then format: node apps/web/scripts/icons.mjs && npx biome check --write apps/web/src/design/icons
 *
 * A row is: our name, the name in the set, and the folder of the set's repository the drawing lies in, which is its
 * author; '' where no author could be told, then all artists of the set are named.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** @type {readonly (readonly [name: string, drawing: string, author: string])[]} */
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
  ['stacked-coins', 'coins', 'Delapouite'],
  ['sun', 'sun', 'Lorc'],
  ['trophy', 'trophy', 'Lorc'],
  ['visored-helm', 'visored-helm', 'Lorc'],
  ['wheat', 'wheat', 'Lorc'],
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
  `  everybody: ['Lorc', 'Delapouite', 'John Colburn', 'Felbrigg', 'John Redman', 'Carl Olsen', 'Sbed', 'PriorBlue', 'Willdabeast', 'Viscious Speed', 'Lord Berandas', 'Irongamer', 'HeavenlyDog'],`,
  `  icons: [`,
  ...ROWS.map(([, drawing, author]) => `    { icon: '${drawing}', author: ${author ? `'${author}'` : 'undefined'} },`),
  `  ],`,
]);
