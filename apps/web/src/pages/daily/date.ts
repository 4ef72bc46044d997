import type { Language } from '@three-crowns/core';

/** English as it is written here. */
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** A day of UTC in words, the same wherever it is read: `16 November`. */
export function dateIn(language: Language, day: string): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), format).format(Date.parse(day));
}

/** By the reader's clock: `01:00`. */
export const timeIn = (language: Language, time: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(time);
