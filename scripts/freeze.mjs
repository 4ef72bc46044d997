// Keeps a version of a game's rules for good: `npm run freeze -- <game>` bundles what a record of it needs to be played
// again (src/ruleset.ts, with a core of its own inside) into packages/<game>/frozen/<version>.js. See docs/freezing.md.
import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './npm.mjs';

/** What a frozen file gives: its rules, and luck of its own kind for an adapter to hand in. */
const ENTRY = 'frozen version';

/** @param {string} game */
const entryOf = (game) => `
export { ruleset } from ${JSON.stringify(path.join(root, 'packages', game, 'src/ruleset.ts'))};
export { luckOf, worldLuck } from ${JSON.stringify(path.join(root, 'packages/core/src/luck.ts'))};
`;

const types = `import type { FrozenVersion } from '@three-crowns/core';

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

/** @param {string} game */
async function freeze(game) {
  const { ruleset } = await import(path.join(root, 'packages', game, 'src/ruleset.ts'));
  const folder = path.join(root, 'packages', game, 'frozen');
  const file = path.join(folder, `${ruleset.rulesVersion}.js`);
  const name = path.relative(root, file);
  if (fs.existsSync(file)) return refuse(`${name} is there, and a frozen version is never changed: raise rulesVersion`);
  const head = `// Rules version ${ruleset.rulesVersion} of ${ruleset.name}, kept for its records. Made by npm run freeze; never changed.\n`;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, head + (await bundled(game)));
  fs.writeFileSync(file.replace(/\.js$/, '.d.ts'), types);
  console.log(`${name}: ${fs.statSync(file).size} bytes`);
}

/** @param {string} reason */
function refuse(reason) {
  console.error(reason);
  process.exitCode = 2;
}

const games = fs.readdirSync(path.join(root, 'packages')).filter((name) => {
  return fs.existsSync(path.join(root, 'packages', name, 'src/ruleset.ts'));
});
const [game] = process.argv.slice(2);
if (game === undefined || !games.includes(game)) {
  refuse(`usage: npm run freeze -- <game>; the games are ${games.join(', ')}`);
} else {
  await freeze(game);
}
