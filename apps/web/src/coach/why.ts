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

/** A sentence for every reason. What is got and kept from a rival in one line of the score is one. */
export function whyInWords(whys: readonly Why[], speaking: Speaking): string[] {
  const isTold = (why: Why) => why.kind === 'denies' && gainOf(why, whys) !== undefined;
  return whys
    .filter((why) => !isTold(why))
    .map((why) =>
      why.kind === 'ends' || why.kind === 'waits' ? say(speaking, why.kind) : reasonIn(why, whys, speaking),
    );
}

type Line = Exclude<Why, { readonly kind: 'ends' | 'waits' }>;

const gainOf = ({ key }: Line, whys: readonly Why[]) => whys.find((why) => why.kind === 'gains' && why.key === key);
const denialOf = ({ key }: Line, whys: readonly Why[]) =>
  whys.find((why): why is Line => why.kind === 'denies' && why.key === key);

function reasonIn(why: Line, whys: readonly Why[], speaking: Speaking): string {
  const { game, names, reasons, language } = speaking;
  const denial = why.kind === 'gains' ? denialOf(why, whys) : undefined;
  const points = wholePoints(why);
  const about =
    denial === undefined
      ? say(speaking, 'about', { points })
      : say(speaking, 'both', { points, less: wholePoints(denial), name: names[denial.seat] });
  const whose = why.kind === 'denies' ? 'rival' : 'own';
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

const wholePoints = ({ points }: Line): number => Math.max(1, Math.round(points));

function say({ language }: Speaking, key: Key, args: Readonly<Record<string, Arg>> = {}): string {
  return formatMessage(TEXTS, language, { key, args });
}
