import { makeWords } from '../../../words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const useBoardWords = makeWords({ en, de, fr });
