/** Words of this book, with the numbers of the built-in table ready to be put into them. */
import type { Arg, Language } from '@three-crowns/core';
import { CONTENT_SETS, type Content } from '@three-crowns/kings-will';
import { makeWords } from '../../../shell/words.ts';
import { de as componentsDe } from './components/de.ts';
import { en as componentsEn } from './components/en.ts';
import { fr as componentsFr } from './components/fr.ts';
import { de as howToDe } from './howto/de.ts';
import { en as howToEn } from './howto/en.ts';
import { fr as howToFr } from './howto/fr.ts';
import { de as rulingsDe } from './rulings/de.ts';
import { en as rulingsEn } from './rulings/en.ts';
import { fr as rulingsFr } from './rulings/fr.ts';
import { de as frameDe } from './rulings/frame/de.ts';
import { en as frameEn } from './rulings/frame/en.ts';
import { fr as frameFr } from './rulings/frame/fr.ts';
import type { RulingId } from './rulings/ids.ts';

type Table<Key extends string> = { readonly [L in Language]: Readonly<Record<Key, string>> };

export const howToTexts = { en: howToEn, de: howToDe, fr: howToFr };
export const componentsTexts = { en: componentsEn, de: componentsDe, fr: componentsFr };
export const rulingsTexts: Table<RulingId> = { en: rulingsEn, de: rulingsDe, fr: rulingsFr };
export const rulingsFrameTexts = { en: frameEn, de: frameDe, fr: frameFr };

/** Every number a text may name. */
export function numbersOf(content: Content): Readonly<Record<string, Arg>> {
  const { numbers, variants, buildings } = content;
  return {
    ...Object.fromEntries(Object.entries(numbers).map(([name, { value }]) => [name, value])),
    lastFarmer: numbers.lastFarmerPoints.value,
    rounds: variants.full.rounds,
    fields: variants.full.fields,
    firstRounds: variants.first.rounds,
    firstFields: variants.first.fields,
    buildings: Object.keys(buildings).length,
  };
}

const NUMBERS = numbersOf(CONTENT_SETS.reconstructed);

/** A hook whose texts know the numbers. */
function withNumbers<Key extends string>(texts: Table<Key>) {
  const useWords = makeWords(texts);
  return function useT() {
    const say = useWords();
    return (key: Key, args?: Readonly<Record<string, Arg>>) => say(key, { ...NUMBERS, ...args });
  };
}

export const useHowTo = withNumbers(howToTexts);
export const useComponentsWords = withNumbers(componentsTexts);
export const useRulings = withNumbers(rulingsTexts);
export const useRulingsFrame = makeWords(rulingsFrameTexts);
