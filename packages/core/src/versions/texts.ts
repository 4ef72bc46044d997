/** What is said where today's rules would allow a thing and those of the table do not. */
import type { Reason } from '../game.ts';
import type { Texts } from '../message.ts';

const KEY = 'why.older-rules';

export const olderTexts: Texts = {
  en: { [KEY]: 'This game keeps to version {version} of the rules, which does not allow it here.' },
  de: { [KEY]: 'Diese Partie bleibt bei Fassung {version} der Regeln, und die erlaubt es hier nicht.' },
  fr: { [KEY]: 'Cette partie suit la version {version} des règles, qui ne le permet pas ici.' },
};

export const olderRules = (version: number): Reason => ({
  reason: 'older-rules',
  rule: 'RULEBOOK',
  message: { key: KEY, args: { version } },
});
