import { type CARDS, STARTERS } from '@three-crowns/valeria/board';
import { makeWords } from '../../../../words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Starters never lie on the grid. */
type CardName = (typeof CARDS)[number];
type ShortName = Exclude<CardName, (typeof STARTERS)[number]>;

/** What is no card, and what lies face down, has no name at all. */
export const hasShort = (name: CardName | undefined): name is ShortName =>
  name !== undefined && !STARTERS.some((starter) => starter === name);

export const useShortNames = makeWords<ShortName>({ en, de, fr });
