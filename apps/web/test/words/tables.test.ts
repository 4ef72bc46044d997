/** Every table of texts of the app, whichever room it lives in. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Texts } from '@three-crowns/core';
import { textFaults } from '@three-crowns/texts';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../src', import.meta.url));
const folders = globSync('**/en.ts', { cwd: root }).map((file) => file.replace(/\/en\.ts$/, ''));

async function textsIn(folder: string): Promise<Texts> {
  const tables = LANGUAGES.map(async (language) => {
    const module: Readonly<Record<string, Texts['en']>> = await import(`${root}/${folder}/${language}.ts`);
    return [language, module[language]] as const;
  });
  return Object.fromEntries(await Promise.all(tables)) as Texts;
}

test('are found', () => expect(folders.length).toBeGreaterThan(40));

test.each(folders)('%s says everything in every language, in every branch', async (folder) => {
  expect(textFaults(await textsIn(folder))).toEqual([]);
});
