import { LANGUAGES, type Language, oneOfAt } from '@three-crowns/core';

/** A language from outside; throws BadInput that lists the known ones. */
export const parseLanguage = (raw: unknown): Language => oneOfAt(raw, 'language', LANGUAGES);
