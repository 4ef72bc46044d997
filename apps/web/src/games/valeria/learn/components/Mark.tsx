import { valeria } from '@three-crowns/valeria';
import type { Source } from '@three-crowns/valeria/board';
import { makeMarks } from '../../../../learn/parts/Marks.tsx';
import { useComponentsWords } from '../texts/words.ts';

/** Those that occur in this game, and the reader’s own. */
const SHOWN: readonly Source[] = ['RULEBOOK', 'CONFIRMED', 'RECONSTRUCTED', 'CUSTOM'];

export const { Mark, Marks } = makeMarks<Source>(valeria.words.texts, useComponentsWords, SHOWN);
