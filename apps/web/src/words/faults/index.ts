/** The faults of files from outside, in the reader's language. */
import { makeWords } from '../words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const texts = { en, de, fr };

export const useFaultT = makeWords(texts);
