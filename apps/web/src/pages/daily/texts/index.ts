import { makeWords } from '../../../words/words.ts';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { fr } from './fr.ts';

const texts = { en, de, fr };

export const useDailyWords = makeWords<Key>(texts);
