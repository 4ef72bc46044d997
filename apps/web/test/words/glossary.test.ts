/** docs/glossary.md against every text of a game, wherever it lives. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const FOLDERS: Readonly<Record<string, string>> = {
  'King of the Valley': 'king-of-the-valley',
  'The King’s Will': 'kings-will',
  Valeria: 'valeria',
};
const COLUMNS: readonly string[] = ['English', 'German', 'French'];

interface Row {
  readonly game: string;
  readonly thing: string;
  readonly terms: Readonly<Record<Language, readonly string[]>>;
  readonly never: Readonly<Record<Language, readonly string[]>>;
}

function rowsOf(page: string): Row[] {
  return page
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [title, ...lines] = section.split('\n');
      const table = lines
        .filter((line) => line.startsWith('| '))
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        );
      expect(table[0].slice(1, 4)).toEqual(COLUMNS);
      return table.slice(1).map((cells) => rowOf(title.replace("'", '’').trim(), cells));
    });
}

function rowOf(game: string, [thing, en, de, fr, never]: readonly string[]): Row {
  const banned: Record<Language, readonly string[]> = { en: [], de: [], fr: [] };
  for (const part of never === '' ? [] : never.split(';')) {
    const [, language, words] = part.trim().match(/^(en|de|fr): (.+)$/) ?? [];
    banned[language as Language] = words.split(',').map((word) => word.trim());
  }
  const forms = (cell: string) => cell.split('/').map((form) => form.trim());
  return { game, thing, terms: { en: forms(en), de: forms(de), fr: forms(fr) }, never: banned };
}

async function textsOf(game: string, language: Language): Promise<string[]> {
  const folder = FOLDERS[game];
  const files = globSync(`{packages/${folder}/src/texts,apps/web/src/games/${folder}/**}/${language}.ts`, {
    cwd: root,
  });
  const modules: Record<string, object>[] = await Promise.all(files.map((file) => import(`${root}/${file}`)));
  return modules.flatMap((module) => Object.values(module[language] ?? {}) as string[]);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const rows = rowsOf(readFileSync(`${root}/docs/glossary.md`, 'utf8'));

it('knows the three games', () => {
  expect([...new Set(rows.map(({ game }) => game))]).toEqual(Object.keys(FOLDERS));
});

describe.each(Object.keys(FOLDERS))('%s', (game) => {
  it.each(LANGUAGES)('keeps to the glossary in %s', async (language) => {
    const texts = await textsOf(game, language);
    for (const { thing, terms, never } of rows.filter((row) => row.game === game)) {
      const isUsed = terms[language].some((term) =>
        texts.some((text) => text.toLowerCase().includes(term.toLowerCase())),
      );
      expect(isUsed, `${thing}: ${terms[language].join(', ')} stands in no text`).toBe(true);
      for (const word of never[language]) {
        const wrong = texts.filter((text) => new RegExp(`(?<!\\p{L})${escaped(word)}`, 'iu').test(text));
        expect(wrong, `${thing}: ${word}`).toEqual([]);
      }
    }
  });
});
