/** Parsing ICU costs far more than formatting it, so every text is compiled once. */
import { LANGUAGES, type Language, type Texts } from '@three-crowns/core';
import { IntlMessageFormat } from 'intl-messageformat';
import { typeset } from './typeset.ts';

type Table = Texts[Language];

/** By the table of one language, so that two games may use the same key. */
const compiled = new WeakMap<Table, Map<string, IntlMessageFormat>>();

export function compiledText(texts: Texts, language: Language, key: string): IntlMessageFormat {
  const table = texts[language];
  const known = compiled.get(table) ?? new Map<string, IntlMessageFormat>();
  compiled.set(table, known);
  const found = known.get(key) ?? compile(table, language, key);
  known.set(key, found);
  return found;
}

function compile(table: Table, language: Language, key: string): IntlMessageFormat {
  if (!Object.hasOwn(table, key)) throw new Error(`no text ${JSON.stringify(key)} in language ${language}`);
  // Texts hold no mark-up: `<` is a character like any other.
  return new IntlMessageFormat(typeset(table[key], language), language, undefined, { ignoreTag: true });
}

const lists = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.ListFormat(language, { type: 'conjunction' })]),
) as Record<Language, Intl.ListFormat>;

/** a, b and c, as the language joins them. */
export const joined = (language: Language, parts: readonly string[]): string => lists[language].format(parts);
