import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Texts } from './types.ts';

export const languages = ['en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

export const texts: Record<Language, Texts> = { en, de, fr };

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** The first wish that is one of ours, by its first part (de-AT is de); else English. */
export function pickLanguage(wishes: readonly (string | null)[]): Language {
  const parts = wishes.map((wish) => wish?.toLowerCase().split('-')[0]);
  return parts.map((part) => languages.find((language) => language === part)).find((found) => found) ?? 'en';
}
