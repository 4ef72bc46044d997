/**
 * English. This file and its folder define the keys. `land.`, `place.` and `building.` stand alone, `one.` and `the.`
 * begin with an article and are the object of a sentence, `some.` counts: other languages inflect them.
 */
import { cards } from './en/cards.ts';
import { names } from './en/names.ts';
import { play } from './en/play.ts';
import { table } from './en/table.ts';
import { why } from './en/why.ts';
import { nameTexts } from './tables.ts';

export const en = { ...nameTexts(names), ...cards, ...play, ...why, ...table };

export type Key = keyof typeof en;
