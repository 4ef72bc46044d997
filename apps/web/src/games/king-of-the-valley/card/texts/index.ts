import { makeWords } from '../../../../words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const useCardWords = makeWords({ en, de, fr });
