/** Deutsch, mit den Wörtern der Spielregel. Spieler werden mit du angesprochen. */
import { cards } from './de/cards.ts';
import { names } from './de/names.ts';
import { play } from './de/play.ts';
import { table } from './de/table.ts';
import { why } from './de/why.ts';
import type { Key } from './en.ts';
import { nameTexts } from './tables.ts';

export const de = { ...nameTexts(names), ...cards, ...play, ...why, ...table } satisfies Readonly<Record<Key, string>>;
