/** What the app says of a game before its rules are loaded is what the rules say, and every game lies where it is looked for. */
import fs from 'node:fs';
import { LANGUAGES } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { GAMES, registered } from '../../src/games/list.ts';
import { rulesOf } from '../../src/games/load.ts';

const src = new URL('../../src/games/', import.meta.url);
const folders = fs.readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test('every folder of a game is in the list, under its id: the worker of the bots finds the rules by it', () => {
  expect(GAMES.map(({ facts }) => facts.id).sort()).toEqual(folders.map(({ name }) => name).sort());
  for (const { facts } of GAMES) expect(fs.existsSync(new URL(`${facts.id}/rules.ts`, src)), facts.id).toBe(true);
});

test.each(GAMES)('$facts.id: the outside of the box is that of the rules', async ({ facts, rules }) => {
  const { game } = await rules();
  expect({ id: game.id, name: game.name, seats: game.seats }).toEqual({
    id: facts.id,
    name: facts.name,
    seats: facts.seats,
  });
  expect(await rulesOf(facts.id)).toBe(game);
});

test.each(GAMES)('$facts.id: the shelf says something in every language', ({ shelf }) => {
  for (const language of LANGUAGES) {
    const { line, kind } = shelf.texts[language];
    expect(line, language).toMatch(/\S \S.*[.!?]$/);
    expect(kind, language).toMatch(/\S/);
  }
  expect(new Set(LANGUAGES.map((language) => shelf.texts[language].line)).size).toBe(LANGUAGES.length);
});

test('a game that is not in the list is none', async () => {
  expect(registered('constructor')).toBeUndefined();
  await expect(rulesOf('ludo')).rejects.toThrow('game: unknown game "ludo"');
});
