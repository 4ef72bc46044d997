/** Words of the app in the reader's language. Every part of the app has a table of its own, complete by type. */
import type { Arg, Language, Message, Texts } from '@three-crowns/core';
import { formatMessage } from '@three-crowns/texts';
import { useSettings } from '../settings/settings.ts';

/** `t('undo')`, `t('players', { count: 3 })`. */
export type Say<Key extends string> = (key: Key, args?: Readonly<Record<string, Arg>>) => string;

/** Makes the hook of a part of the app: `export const useT = makeWords({ en, de, fr });` */
export function makeWords<Key extends string>(texts: { readonly [L in Language]: Readonly<Record<Key, string>> }) {
  return function useT(): Say<Key> {
    const { language } = useSettings();
    return (key, args) => formatMessage(texts as Texts, language, args === undefined ? { key } : { key, args });
  };
}

/** A game's own messages, with the players' names in the place of seat numbers. */
export function useGameWords(texts: Texts, names: readonly string[]): (message: Message) => string {
  const { language } = useSettings();
  return (message) => formatMessage(texts, language, message, names);
}

/** The words of a game that is played, with the names of those who sit there. */
export function useTableWords({ game, seats }: SeatedGame): (message: Message) => string {
  return useGameWords(
    game.words.texts,
    seats.map(({ name }) => name),
  );
}

interface SeatedGame {
  readonly game: { readonly words: { readonly texts: Texts } };
  readonly seats: readonly { readonly name: string }[];
}
