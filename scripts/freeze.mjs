// Keeps a version of a game's rules for good: `npm run freeze -- <game>` bundles what a record of it needs to be played
// again (src/ruleset.ts, with a core of its own inside) into packages/<game>/frozen/<version>.js. See docs/freezing.md.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from './npm.mjs';

const packages = path.join(root, 'packages');
/** @param {string} game */
const rulesetOf = (game) => path.join(packages, game, 'src/ruleset.ts');

/** The games that have rules to freeze. */
export const games = fs.readdirSync(packages).filter((name) => fs.existsSync(rulesetOf(name)));

/** What a frozen file gives: its rules, and luck of its own kind for an adapter to hand in. */
const ENTRY = 'frozen version';
/** @param {string} game */
const entryOf = (game) => `
export { ruleset } from ${JSON.stringify(rulesetOf(game))};
export { luckOf, worldLuck } from ${JSON.stringify(path.join(packages, 'core/src/luck.ts'))};
`;

const TYPES = `import type { FrozenVersion } from '@three-crowns/core';

export declare const ruleset: FrozenVersion['ruleset'];
export declare const luckOf: FrozenVersion['luckOf'];
export declare const worldLuck: FrozenVersion['worldLuck'];
`;

/**
 * One readable file; the same sources give the same text on every machine.
 * @param {string} game
 */
async function bundled(game) {
  const bundle = await rolldown({
    cwd: root,
    input: ENTRY,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? { code: entryOf(game), moduleType: 'js' } : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: false, sourcemap: false });
  await bundle.close();
  if (output.length !== 1) throw new Error(`expected one file, found ${output.length}`);
  return output[0].code;
}

/**
 * Writes the version of today, and its types beside it; gives the name of the file.
 * @param {string} game
 * @param {string} folder
 */
export async function freeze(game, folder = path.join(packages, game, 'frozen')) {
  if (!games.includes(game)) throw new Error(`usage: npm run freeze -- <game>; the games are ${games.join(', ')}`);
  const { ruleset } = await import(rulesetOf(game));
  const file = path.join(folder, `${ruleset.rulesVersion}.js`);
  if (fs.existsSync(file)) throw new Error(`${file} is there: a frozen version is never changed; raise rulesVersion`);
  const about = `// Rules version ${ruleset.rulesVersion} of ${ruleset.name}, kept for its records.`;
  const code = await bundled(game);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, `${about} Made by npm run freeze; never changed.\n${code}`);
  fs.writeFileSync(file.replace(/\.js$/, '.d.ts'), TYPES);
  return file;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await freeze(process.argv[2] ?? '').then(
    (file) => console.log(path.relative(root, file)),
    (error) => {
      console.error(error.message);
      process.exitCode = 2;
    },
  );
}
