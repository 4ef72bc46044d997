/** Words of this book, with the numbers of the built-in table ready to be put into them. */
import type { Arg, Language } from '@three-crowns/core';
import { CONTENT_SETS, type Content } from '@three-crowns/kings-will';
import { WILLS } from '@three-crowns/kings-will/board';
import { withNumbers } from '../../../../learn/parts/withNumbers.ts';
import { makeWords } from '../../../../words/words.ts';
import { de as componentsDe } from './components/de.ts';
import { en as componentsEn } from './components/en.ts';
import { fr as componentsFr } from './components/fr.ts';
import { de as howToDe } from './howto/de.ts';
import { en as howToEn } from './howto/en.ts';
import { fr as howToFr } from './howto/fr.ts';
import { de as lessonsDe } from './lessons/de.ts';
import { en as lessonsEn } from './lessons/en.ts';
import { fr as lessonsFr } from './lessons/fr.ts';
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
export const lessonTexts = { en: lessonsEn, de: lessonsDe, fr: lessonsFr };
export const rulingsTexts: Table<RulingId> = { en: rulingsEn, de: rulingsDe, fr: rulingsFr };
export const rulingsFrameTexts = { en: frameEn, de: frameDe, fr: frameFr };

/** Every number a text may name. */
export function numbersOf(content: Content): Readonly<Record<string, Arg>> {
  const { numbers, variants, buildings, travels, lands, places } = content;
  const room = places.village.effects.find((effect) => effect.kind === 'room');
  const moods = Object.values(travels).flatMap(({ offers }) => offers.map(({ mood }) => mood));
  return {
    ...Object.fromEntries(Object.entries(numbers).map(([name, { value }]) => [name, value])),
    lastFarmer: numbers.lastFarmerPoints.value,
    rounds: variants.full.rounds,
    fields: variants.full.fields,
    firstRounds: variants.first.rounds,
    firstFields: variants.first.fields,
    firstLast: WILLS[variants.first.wills - 1],
    buildings: Object.keys(buildings).length,
    travels: Object.keys(travels).length,
    hillSites: lands.hill.sites,
    lakeSites: lands.lake.sites,
    villageRoom: room?.farmers ?? numbers.farmersPerLand.value,
    offerMood: Math.min(...moods),
  };
}

const NUMBERS = numbersOf(CONTENT_SETS.reconstructed);

export const useHowTo = withNumbers(howToTexts, NUMBERS);
export const useComponentsWords = withNumbers(componentsTexts, NUMBERS);
export const useRulings = withNumbers(rulingsTexts, NUMBERS);
export const useRulingsFrame = makeWords(rulingsFrameTexts);
