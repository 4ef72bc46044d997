/** Français. Pas de « de » ni de « que » devant un nom de joueur. */

import type { Key } from './en.ts';
import { cards } from './fr/cards.ts';
import { names } from './fr/names.ts';
import { play } from './fr/play.ts';
import { table } from './fr/table.ts';
import { why } from './fr/why.ts';
import { nameTexts } from './tables.ts';

export const fr = { ...nameTexts(names), ...cards, ...play, ...why, ...table } satisfies Readonly<Record<Key, string>>;
