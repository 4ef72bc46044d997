import type { Arg, Language } from '@three-crowns/core';
import { makeWords, type Say } from '../../words/words.ts';

/** A hook whose texts know the numbers of a content table. */
export function withNumbers<Key extends string>(
  texts: { readonly [L in Language]: Readonly<Record<Key, string>> },
  numbers: Readonly<Record<string, Arg>>,
): () => Say<Key> {
  const useWords = makeWords(texts);
  return function useT() {
    const say = useWords();
    return (key, args) => say(key, { ...numbers, ...args });
  };
}
