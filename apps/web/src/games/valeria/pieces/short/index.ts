import type { CARDS, STARTERS } from '@three-crowns/valeria/board';
import { makeWords } from '../../../../words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Starters never lie on the grid. */
export type ShortName = Exclude<(typeof CARDS)[number], (typeof STARTERS)[number]>;

export const useShortNames = makeWords<ShortName>({ en, de, fr });
