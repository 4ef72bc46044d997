import type { State } from '@three-crowns/king-of-the-valley';
import type { EndTelling } from '../../../table/screen/ending.ts';
import { type Storey, storeysOf, words } from './steps.ts';
import { endText } from './texts/index.ts';

/** How the end is told, without its pictures. */
export const telling: EndTelling<State, Storey> = {
  title: (language) => endText(language, 'title'),
  steps: ({ outcome }) => storeysOf(outcome),
  words,
};
