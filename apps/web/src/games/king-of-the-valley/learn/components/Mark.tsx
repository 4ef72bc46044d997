import { kingOfTheValley, type Source } from '@three-crowns/king-of-the-valley';
import { makeMarks } from '../../../../learn/parts/Marks.tsx';
import { useComponentsWords } from '../texts/words.ts';

/** Those that occur in this game, and the reader’s own. */
const SHOWN: readonly Source[] = ['RULEBOOK', 'CONFIRMED', 'DEDUCED', 'RECALLED', 'RECONSTRUCTED', 'CUSTOM'];

export const { Mark, Marks } = makeMarks<Source>(kingOfTheValley.words.texts, useComponentsWords, SHOWN);
