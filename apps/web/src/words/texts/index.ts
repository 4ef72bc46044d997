import type { Language } from '@three-crowns/core';
import { makeWords } from '../words.ts';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { fr } from './fr.ts';

export type { Key };
export const texts = { en, de, fr };

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

export const useT = makeWords<Key>(texts);
