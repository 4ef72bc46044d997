/** What the table says of King of the Valley. */
import type { Language } from '@three-crowns/core';
import type { State } from '@three-crowns/king-of-the-valley';
import { formatMessage } from '@three-crowns/texts';
import type { Sayings, TableView, TieBreak } from '../../../table/screen.ts';
import { COLUMNS } from '../things.ts';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { fr } from './fr.ts';
import { nameOf, namesIn, type Say } from './names.ts';
import { nextOf } from './next.ts';

const texts = { en, de, fr };

export function sayings(view: TableView, language: Language): Sayings {
  const say: Say = (key, args = {}) => formatMessage(texts, language, { key, args });
  const next = nextOf(view);
  const coach = `coach.${view.asked?.ask}`;
  return {
    coach: isKey(coach) ? say(coach) : undefined,
    next: next && say(next),
    nameOf: (target) => nameOf(view.state as State, target, say),
    shortOf: (choice) => {
      const names = namesIn(view, choice, say);
      return names.length === 0 ? undefined : new Intl.ListFormat(language).format(names);
    },
  };
}

const isKey = (key: string): key is Key => Object.hasOwn(en, key);

/** V6 */
export const tieBreak: TieBreak = {
  lines: COLUMNS,
  name: (language) => formatMessage(texts, language, { key: 'influence' }),
};
