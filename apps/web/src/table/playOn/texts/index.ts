import { makeWords } from '../../../words/words.ts';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { fr } from './fr.ts';

export const usePlayOnWords = makeWords<Key>({ en, de, fr });
