import { makeWords, type Say } from '../../../words/words.ts';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { fr } from './fr.ts';

export const useT = makeWords<Key>({ en, de, fr });
export type T = Say<Key>;
