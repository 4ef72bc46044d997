/** The worked example of docs/adding-a-game.md is run as it stands there, so that the page cannot grow stale. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { checkGame } from '../src/conformance/index.ts';

const root = path.join(import.meta.dirname, '../../..');
/** Inside the tree, so that the example's imports are found; the folder is not kept. */
const place = path.join(root, 'test-results/adding-a-game');

/** Every block of the page that begins with the name of a file. */
function writeExample(): string[] {
  const page = fs.readFileSync(path.join(root, 'docs/adding-a-game.md'), 'utf8');
  const blocks = [...page.matchAll(/```ts\n\/\/ (src\/[\w/.]+\.ts)[^\n]*\n(.*?)```/gs)];
  for (const [, name, code] of blocks) {
    fs.mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    fs.writeFileSync(path.join(place, name), code);
  }
  // The page shows German and says that French is alike.
  const german = fs.readFileSync(path.join(place, 'src/texts/de.ts'), 'utf8');
  fs.writeFileSync(path.join(place, 'src/texts/fr.ts'), german.replace('const de', 'const fr'));
  return blocks.map(([, name]) => name);
}

test('the example game of the page conforms', async () => {
  expect(writeExample()).toContain('src/index.ts');
  const { nineCrowns } = await import(pathToFileURL(path.join(place, 'src/index.ts')).href);
  expect(checkGame(nineCrowns, { options: { seats: nineCrowns.seats.min }, games: 5, seed: 'page' })).toEqual([]);
});
