/** Why a move is good, in a sentence of its game. */
import type { Why } from '@three-crowns/coach';
import type { AnyGame, Arg, Language } from '@three-crowns/core';
import { formatMessage } from '@three-crowns/texts';
import type { Reasons } from '../table/screen/reasons.ts';
import { de } from './texts/de.ts';
import { en, type Key } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const TEXTS: { readonly [L in Language]: Readonly<Record<Key, string>> } = { en, de, fr };

/** Of whom it is spoken, and in which words. */
export interface Speaking {
  readonly game: AnyGame;
  /** Of those at the table. */
  readonly names: readonly string[];
  /** Without them it is said in words that fit every game. */
  readonly reasons: Reasons | undefined;
  readonly language: Language;
}

export function whyInWords(why: Why, speaking: Speaking): string {
  if (why.kind === 'ends' || why.kind === 'waits') return say(speaking, why.kind);
  const { game, names, reasons, language } = speaking;
  const whose = why.kind === 'denies' ? 'rival' : 'own';
  const about = say(speaking, 'about', { points: Math.max(1, Math.round(why.points)) });
  const args = { about, name: names[why.seat] };
  if (reasons === undefined) return say(speaking, whose, args);
  // How many there will be nobody knows: only lines that say no number are named by the score pad.
  const line = formatMessage(
    game.words.texts,
    language,
    game.words.describeScoreLine({ key: why.key, count: 0, points: 0 }),
  );
  const key = `${whose}.${reasons.lineOf?.(why.key) ?? why.key}`;
  return formatMessage(reasons.texts, language, { key, args: { ...args, line } });
}

function say({ language }: Speaking, key: Key, args: Readonly<Record<string, Arg>> = {}): string {
  return formatMessage(TEXTS, language, { key, args });
}
