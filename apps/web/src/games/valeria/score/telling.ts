import { UNKNOWN } from '@three-crowns/core';
import type { State } from '@three-crowns/valeria';
import type { EndTelling } from '../../../table/screen/ending.ts';
import { dukeFor } from './sides.ts';
import { type Turning, turningsOf } from './steps.ts';
import { endText } from './texts/index.ts';
import { dukeText, words } from './words.ts';

/** How the end is told, without its pictures. */
export const telling: EndTelling<State, Turning> = {
  title: (language, state) => endText(language, dukeFor(state, 0) === undefined ? 'title.alike' : 'title'),
  steps: ({ state, outcome }) => turningsOf(state, outcome),
  words,
  hides: ({ players }, side) => players[side].dukes.includes(UNKNOWN),
  servedBy(language, { state }, side) {
    const duke = dukeText(language, state, side);
    return duke === undefined ? undefined : endText(language, 'served', { duke });
  },
};
