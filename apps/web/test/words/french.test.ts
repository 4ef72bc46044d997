/** Every French text of the games and the app, whichever room it lives in. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const files = globSync('{packages,apps/web}/**/src/**/fr.ts', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});

async function textsOf(file: string): Promise<[string, string][]> {
  const module: { fr?: Record<string, string> } = await import(`${root}/${file}`);
  return Object.entries(module.fr ?? {});
}

test('are found', () => expect(files.length).toBeGreaterThan(20));

test.each(files)('%s leaves a space before its double signs, which the typesetter makes unbreakable', async (file) => {
  const wrong = (await textsOf(file)).filter(([, text]) => /[^ ][;!?»]|[^ \d]:|«[^ ]|[\u00a0\u202f]/.test(text));
  expect(wrong).toEqual([]);
});

test.each(files)('%s puts no “de” before a name, whose first letter nobody knows', async (file) => {
  const wrong = (await textsOf(file)).filter(([, text]) => /\bd(e |’)\{(name|names|player|players|owner)\}/.test(text));
  expect(wrong).toEqual([]);
});
