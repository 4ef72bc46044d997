/** Words of this book, with the numbers of the built-in table ready to be put into them. */
import type { Arg } from '@three-crowns/core';
import { CONTENT_SETS, type Content, kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { withNumbers } from '../../../../learn/parts/withNumbers.ts';
import { makeWords } from '../../../../words/words.ts';
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

export const howToTexts = { en: howToEn, de: howToDe, fr: howToFr };
export const componentsTexts = { en: componentsEn, de: componentsDe, fr: componentsFr };
export const rulingsTexts = { en: rulingsEn, de: rulingsDe, fr: rulingsFr };
export const rulingsFrameTexts = { en: frameEn, de: frameDe, fr: frameFr };

/** Every number a text may name. */
export function numbersOf(content: Content): Readonly<Record<string, Arg>> {
  const { prices, influence, orderPoints, collectors } = content;
  return {
    priceFoot: prices[0].gold,
    priceThree: prices[2].gold,
    priceFour: prices[3].gold,
    priceFive: prices[4].gold,
    priceTop: prices[prices.length - 1].gold,
    infQ: influence.Q,
    infD: influence.D,
    infC: influence.C,
    infK: influence.K,
    infF: influence.F,
    order3: orderPoints[3],
    order4: orderPoints[4],
    order5: orderPoints[5],
    taxNeed: collectors.T4.needs,
    taxGold: collectors.T4.gold,
    startGold: content.startGold,
    priestFee: content.priestFee,
    kingdomGold: content.kingdomGold,
    kingdomPoints: content.kingdomPoints,
    couplePoints: content.couplePoints,
    goldPoints: content.goldPoints,
    mostPlies: kingOfTheValley.mostPlies,
  };
}

const NUMBERS = numbersOf(CONTENT_SETS.even);

export const useHowTo = withNumbers(howToTexts, NUMBERS);
export const useComponentsWords = withNumbers(componentsTexts, NUMBERS);
export const useRulings = withNumbers(rulingsTexts, NUMBERS);
export const useRulingsFrame = makeWords(rulingsFrameTexts);
