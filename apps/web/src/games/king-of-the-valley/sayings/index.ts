/** What the table says of King of the Valley. */
import type { Language } from '@three-crowns/core';
import type { Move } from '@three-crowns/king-of-the-valley';
import { ASKS, type Ask, COLUMNS } from '@three-crowns/king-of-the-valley/board';
import { formatMessage } from '@three-crowns/texts';
import type { Sayings, TieBreak } from '../../../table/screen/screen.ts';
import type { View } from '../pieces/view.ts';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { fr } from './fr.ts';
import { nameOf, namesIn, type Say } from './names.ts';
import { nextOf } from './next.ts';

const texts = { en, de, fr };

export function sayings(view: View, language: Language): Sayings<Move> {
  const say: Say = (key, args = {}) => formatMessage(texts, language, { key, args });
  const next = nextOf(view);
  const ask = ASKS.find((one) => one === view.asked?.ask);
  return {
    coach: ask && say(COACH[ask]),
    next: next && say(next),
    nameOf: (target) => nameOf(view.state, target, say),
    shortOf: (choice) => {
      const names = namesIn(view, choice, say);
      return names.length === 0 ? undefined : new Intl.ListFormat(language).format(names);
    },
  };
}

/** A new question does not compile without its sentence. */
const COACH: { readonly [A in Ask]: Key & `coach.${A}` } = {
  place: 'coach.place',
  recruit: 'coach.recruit',
  summon: 'coach.summon',
  kingdom: 'coach.kingdom',
  replenish: 'coach.replenish',
  jester: 'coach.jester',
  swap: 'coach.swap',
  tax: 'coach.tax',
};

/** V6 */
export const tieBreak: TieBreak = {
  lines: COLUMNS,
  say: (language, args) => formatMessage(texts, language, { key: 'tie', args }),
};
