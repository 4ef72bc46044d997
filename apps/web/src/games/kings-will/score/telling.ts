import type { State } from '@three-crowns/kings-will';
import { valuesOf } from '@three-crowns/kings-will/board';
import type { EndTelling } from '../../../table/screen/ending.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { endText } from './texts/index.ts';
import { words } from './words.ts';

/** How the end is told, without its pictures. */
export const telling: EndTelling<State, Chapter> = {
  title: (language) => endText(language, 'title'),
  steps: ({ state }) => chaptersOf(state),
  words,
  rowNote(language, state, line) {
    if (line === 'wrath') return endText(language, 'note.wrath', { points: valuesOf(state).numbers.wrath });
    return line === 'shields' ? endText(language, 'note.shields') : undefined;
  },
};
