/** Spaces that a language sets before and after its signs, so that texts are written with ordinary ones. */
import type { Language } from '@three-crowns/core';

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

/** French sets a space before : ; ! ? » and after «, and no line may break there. */
export function typeset(text: string, language: Language): string {
  if (language !== 'fr') return text;
  return text
    .replaceAll(/ (?=[:»])/g, NO_BREAK)
    .replaceAll('« ', `«${NO_BREAK}`)
    .replaceAll(/ (?=[;!?])/g, NARROW);
}
