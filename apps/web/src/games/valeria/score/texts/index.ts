import type { Arg, Language } from '@three-crowns/core';
import { formatMessage } from '@three-crowns/texts';
import { makeWords } from '../../../../words/words.ts';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { fr } from './fr.ts';

const texts = { en, de, fr };

export const useEndWords = makeWords(texts);

export const endText = (language: Language, key: Key, args: Readonly<Record<string, Arg>> = {}): string =>
  formatMessage(texts, language, { key, args });
