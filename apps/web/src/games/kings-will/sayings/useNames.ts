/** Names of things and sentences of the rules in the reader's language. */
import type { Message } from '@three-crowns/core';
import { useSettings } from '../../../settings/settings.ts';
import { type Say, useTableWords } from '../../../words/words.ts';
import type { View } from '../pieces/view.ts';
import type { Key } from '../texts/en.ts';
import { useBoardWords } from '../texts/index.ts';
import { sayings } from './index.ts';

interface Names {
  readonly t: Say<Key>;
  say(message: Message): string;
  /** A thing in few words; its target where it has no name. */
  nameOf(target: string): string;
  /** What is asked once something was picked. */
  readonly next: string | undefined;
}

export function useNames(view: View): Names {
  const t = useBoardWords();
  const { language } = useSettings();
  const say = useTableWords(view);
  const { nameOf, next } = sayings(view, language);
  return { t, say, nameOf: (target) => nameOf(target) ?? target, next };
}
