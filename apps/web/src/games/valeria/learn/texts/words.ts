/** Words of this book, with the numbers of the printed table ready to be put into them. */
import type { Arg } from '@three-crowns/core';
import { BASE, type Content, MOST_PLIES } from '@three-crowns/valeria/board';
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
  const { start, actions, exhaustedPerPlayer, exhaustedAlone, noDuke, domains } = content;
  return {
    startGold: start.gold ?? 0,
    startMagic: start.magic ?? 0,
    actions,
    perPlayer: exhaustedPerPlayer,
    alone: exhaustedAlone,
    noDukeResources: noDuke.resources,
    most: noDuke.most,
    tied: noDuke.tied,
    domains: domains.length,
    mostPlies: MOST_PLIES,
  };
}

const NUMBERS = numbersOf(BASE);

export const useHowTo = withNumbers(howToTexts, NUMBERS);
export const useComponentsWords = withNumbers(componentsTexts, NUMBERS);
export const useRulings = withNumbers(rulingsTexts, NUMBERS);
export const useRulingsFrame = makeWords(rulingsFrameTexts);
