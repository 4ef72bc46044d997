/** What the table says of Valeria. */
import type { Language } from '@three-crowns/core';
import { formatMessage } from '@three-crowns/texts';
import type { Move } from '@three-crowns/valeria';
import { ASKS, type Ask } from '@three-crowns/valeria/board';
import type { Sayings, TieBreak } from '../../../table/screen/screen.ts';
import type { View } from '../pieces/view.ts';
import { de as boardDe } from '../texts/de.ts';
import { en as boardEn } from '../texts/en.ts';
import { fr as boardFr } from '../texts/fr.ts';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { fr } from './fr.ts';
import { nameOf } from './names.ts';

const texts = { en, de, fr };
const boardTexts = { en: boardEn, de: boardDe, fr: boardFr };

export function sayings(view: View, language: Language): Sayings<Move> {
  const ask = ASKS.find((one) => one === view.asked?.ask);
  const say = (key: Key, args: Readonly<Record<string, number>> = {}) => formatMessage(texts, language, { key, args });
  const name = (target: string) => {
    const known = nameOf(view.state, target, view.seats);
    if (known === undefined || typeof known === 'string') return known;
    if ('own' in known) return say(known.own, known.args);
    return formatMessage(view.game.words.texts, language, known);
  };
  const next = view.picked.length > 0 && ask !== undefined ? NEXT[ask] : undefined;
  return {
    coach: ask && say(COACH[ask]),
    next: next && say(next),
    nameOf: name,
    shortOf({ move, targets }) {
      // The price stands beside it wherever there are several ways to pay.
      const isPaid = move.do === 'recruit' || move.do === 'slay' || move.do === 'build';
      if (!isPaid || view.choices.length === 1) return undefined;
      return formatMessage(boardTexts, language, { key: `do.${move.do}`, args: { name: name(targets[0]) ?? '' } });
    },
  };
}

/** A new question does not compile without its sentence. */
const COACH: { readonly [A in Ask]: Key & `coach.${A}` } = {
  duke: 'coach.duke',
  roll: 'coach.roll',
  dice: 'coach.dice',
  harvest: 'coach.harvest',
  action: 'coach.action',
  token: 'coach.token',
  steal: 'coach.steal',
  choose: 'coach.choose',
  citizen: 'coach.citizen',
  slay: 'coach.slay',
  return: 'coach.return',
  bargain: 'coach.bargain',
  rob: 'coach.rob',
  exhaust: 'coach.exhaust',
  column: 'coach.column',
  capture: 'coach.capture',
};

const NEXT: Partial<Readonly<Record<Ask, Key>>> = {
  action: 'next.pay',
  slay: 'next.pay',
  dice: 'next.die',
  steal: 'next.take',
};

/** A28: fewer cards before oneself decide, which no line of the score pad counts. */
export const tieBreak: TieBreak = {
  lines: [],
  say: (language, args) => formatMessage(texts, language, { key: 'tie', args }),
};
