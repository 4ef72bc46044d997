import type { Message } from '@three-crowns/core';
import { type State, valeria } from '@three-crowns/valeria';
import {
  type Area,
  areaName,
  CARDS,
  type Card,
  cardName,
  cardText,
  contentOf,
  type Duke,
  dukeName,
  dukeText,
  type MonsterType,
  type Part,
  type Role,
  roleName,
  typeName,
} from '@three-crowns/valeria/board';
import { type Say, useGameWords } from '../../../words/words.ts';
import { hasShort, useShortNames } from './short/index.ts';
import type { en } from './texts/en.ts';
import { useFrameWords } from './texts/index.ts';

interface CardWords {
  readonly t: Say<keyof typeof en>;
  nameOf(card: Card): string;
  /** Where the name has no room; words that may be broken have a mark for it. */
  shortName(card: Card): string;
  dukeNameOf(duke: Duke): string;
  roleNameOf(role: Role): string;
  typeNameOf(type: MonsterType): string;
  areaNameOf(area: Area): string;
  /** What each part of a card does, as a sentence. */
  partsOf(state: State, card: Card): { readonly part: Part; readonly text: string }[];
  dukeLines(state: State, duke: Duke): string[];
}

const NOBODY: readonly string[] = [];

/** The words on a card, from the texts of the rules. */
export function useCardWords(): CardWords {
  const t = useFrameWords();
  const short = useShortNames();
  const say: (message: Message) => string = useGameWords(valeria.words.texts, NOBODY);
  return {
    t,
    nameOf: (card) => say(cardName(card)),
    shortName(card) {
      const name = CARDS[card];
      return hasShort(name) ? short(name) : say(cardName(card));
    },
    dukeNameOf: (duke) => say(dukeName(duke)),
    roleNameOf: (role) => say(roleName(role)),
    typeNameOf: (type) => say(typeName(type)),
    areaNameOf: (area) => say(areaName(area)),
    partsOf: (state, card) => cardText(contentOf(state), card).map(({ part, text }) => ({ part, text: say(text) })),
    dukeLines: (state, duke) => dukeText(contentOf(state), duke).map(say),
  };
}
