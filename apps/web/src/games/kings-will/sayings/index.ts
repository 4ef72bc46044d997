/** What the table says of The King's Will. */
import type { Language } from '@three-crowns/core';
import type { Move } from '@three-crowns/kings-will';
import { ASKS, type Ask, parseTarget, type Target } from '@three-crowns/kings-will/board';
import { formatMessage } from '@three-crowns/texts';
import type { Sayings, TieBreak } from '../../../table/screen/screen.ts';
import type { View } from '../pieces/view.ts';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { fr } from './fr.ts';
import { nameOf } from './names.ts';

const texts = { en, de, fr };

export function sayings(view: View, language: Language): Sayings {
  const ask = ASKS.find((one) => one === view.asked?.ask);
  const next = nextOf(view);
  const inGame = (message: Parameters<typeof formatMessage>[2]) =>
    formatMessage(view.game.words.texts, language, message);
  return {
    coach: ask && formatMessage(texts, language, { key: COACH[ask] }),
    next: next && formatMessage(texts, language, { key: next }),
    nameOf(target) {
      const name = nameOf(view.state, view.own, target);
      if (name === undefined || !('own' in name)) return name && inGame(name);
      const args = Object.entries(name.args).map(([key, arg]) => [key, typeof arg === 'number' ? arg : inGame(arg)]);
      return capital(formatMessage(texts, language, { key: name.own, args: Object.fromEntries(args) }));
    },
    shortOf: () => undefined,
  };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A new question does not compile without its sentence. */
const COACH: { readonly [A in Ask]: Key & `coach.${A}` } = {
  will: 'coach.will',
  lay: 'coach.lay',
  home: 'coach.home',
  settle: 'coach.settle',
  stock: 'coach.stock',
  tile: 'coach.tile',
  act: 'coach.act',
  follow: 'coach.follow',
  intrigue: 'coach.intrigue',
  walk: 'coach.walk',
  trade: 'coach.trade',
  look: 'coach.look',
  site: 'coach.site',
  pay: 'coach.pay',
  lose: 'coach.lose',
  pledge: 'coach.pledge',
  neutral: 'coach.neutral',
  levy: 'coach.levy',
  offer: 'coach.offer',
};

/** By what the choices that are left do; a farmer or an end that was picked already asks for less. */
const NEXT: { readonly [D in Move['do']]?: Key } = {
  walk: 'next.walk',
  explore: 'next.walk',
  swap: 'next.swap',
  sell: 'next.sell',
  birth: 'next.birth',
  look: 'next.look',
  found: 'next.found',
  erect: 'next.erect',
  harvest: 'next.exchange',
  settle: 'next.settle',
  give: 'next.from',
  levy: 'next.from',
};

function nextOf({ picked, choices }: View): Key | undefined {
  if (picked.length === 0 || choices.length === 0) return undefined;
  const has = (kind: Target['kind']) => picked.some((target) => parseTarget(target)?.kind === kind);
  if (has('end')) return 'next.end';
  const { do: what } = choices[0].move;
  if (has('farmer') && (what === 'walk' || what === 'explore')) return 'next.farmer';
  if (what === 'swap' && has('unit')) return 'next.get';
  return NEXT[what];
}

/** 34: the order of the seats decides, which no line of the score pad counts. */
export const tieBreak: TieBreak = {
  lines: [],
  say: (language, args) => formatMessage(texts, language, { key: 'tie', args }),
};
