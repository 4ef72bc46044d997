import { LANGUAGES, type Language } from '@three-crowns/core';
import { argumentsOf } from '@three-crowns/texts';
import { describe, expect, test } from 'vitest';
import { de as deSays } from '../../src/games/valeria/sayings/de.ts';
import { en as enSays } from '../../src/games/valeria/sayings/en.ts';
import { fr as frSays } from '../../src/games/valeria/sayings/fr.ts';
import { sayings } from '../../src/games/valeria/sayings/index.ts';
import { de } from '../../src/games/valeria/texts/de.ts';
import { en } from '../../src/games/valeria/texts/en.ts';
import { fr } from '../../src/games/valeria/texts/fr.ts';
import { newGame, playTo, viewOf } from './scene.ts';

const TABLES = {
  board: { en, de, fr },
  sayings: { en: enSays, de: deSays, fr: frSays },
} as const;

describe.each(Object.entries(TABLES))('the words of the %s', (_, texts) => {
  const keys = Object.keys(texts.en);

  test.each(LANGUAGES)('%s says everything, without blanks at the ends', (language) => {
    const table: Readonly<Record<string, string>> = texts[language];
    expect(Object.keys(table).sort()).toEqual([...keys].sort());
    for (const key of keys) expect(table[key], key).toMatch(/^\S(.*\S)?$/);
  });

  test.each(['de', 'fr'] as const)('%s takes the arguments that English takes', (language) => {
    const names = (tongue: Language, key: string) => new Set(argumentsOf(texts, tongue, key).map(({ name }) => name));
    for (const key of keys) expect(names(language, key), key).toEqual(names('en', key));
  });
});

test.each(LANGUAGES)('every thing that a choice names has a name in %s', (language) => {
  for (const ask of ['duke', 'roll', 'action', 'choose']) {
    const state = playTo(newGame({ seats: 3 }), ask);
    if (state === undefined) continue;
    const view = viewOf(state);
    const words = sayings(view, language);
    expect(words.coach).toMatch(/\S/);
    for (const target of new Set(view.choices.flatMap(({ targets }) => targets))) {
      expect(words.nameOf(target), target).toMatch(/\S/);
    }
  }
});
