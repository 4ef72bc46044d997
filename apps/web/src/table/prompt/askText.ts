/** What the prompt says to the one who decides, for the eye and for the ear. */
import type { Message } from '@three-crowns/core';
import type { Sayings, TableView } from '../screen/screen.ts';
import type { T } from '../texts/index.ts';
import { yourTurn } from './yourTurn.ts';

export interface AskText {
  /** Whose turn it is, or what was picked so far. */
  readonly head: string;
  readonly text: string;
}

export function askText(view: TableView, sayings: Sayings, words: (message: Message) => string, t: T): AskText {
  const { asked, game, state, picked } = view;
  const ask = asked === undefined ? '' : words(game.words.describeDecision(state, asked));
  if (picked.length === 0) return { head: yourTurn(view, t), text: ask };
  const names = picked.map((target) => sayings.nameOf(target)).filter((name) => name !== undefined);
  return {
    head: names.length === 0 ? yourTurn(view, t) : `${names.join(' · ')}.`,
    text: sayings.next ?? t('prompt.next'),
  };
}
