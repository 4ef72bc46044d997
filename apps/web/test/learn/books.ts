/** The books of the app, as the tests look at them. */
import type { Arg, Texts } from '@three-crowns/core';
import { CONTENT_SETS } from '@three-crowns/king-of-the-valley';
import { CONTENT_SETS as WILL_SETS } from '@three-crowns/kings-will';
import { BASE } from '@three-crowns/valeria/board';
import { HOW_TO as VALLEY_SECTIONS } from '../../src/games/king-of-the-valley/learn/sections.ts';
import * as valleyIds from '../../src/games/king-of-the-valley/learn/texts/rulings/ids.ts';
import * as valley from '../../src/games/king-of-the-valley/learn/texts/words.ts';
import { HOW_TO as KINGS_WILL_SECTIONS } from '../../src/games/kings-will/learn/sections.ts';
import * as kingsWillIds from '../../src/games/kings-will/learn/texts/rulings/ids.ts';
import * as kingsWill from '../../src/games/kings-will/learn/texts/words.ts';
import type { GameId } from '../../src/games/list.ts';
import { HOW_TO as VALERIA_SECTIONS } from '../../src/games/valeria/learn/sections.ts';
import * as valeriaIds from '../../src/games/valeria/learn/texts/rulings/ids.ts';
import * as valeria from '../../src/games/valeria/learn/texts/words.ts';

interface Book {
  readonly name: string;
  readonly howTo: Texts;
  readonly components: Texts;
  readonly rulingsFrame: Texts;
  readonly rulings: Texts;
  /** What one is asked to try. */
  readonly lessons?: Texts;
  /** The numbers that all its texts may name, and those that a page gives where they are used. */
  readonly args: Readonly<Record<string, Arg>>;
  readonly sections: readonly { readonly id: string; readonly paragraphs: readonly string[] }[];
  /** Where docs/ lists the rulings. */
  readonly from: string;
  readonly to: string;
  readonly supports: Readonly<Record<string, string>>;
  readonly groups: readonly string[];
  readonly isRuling: (id: string) => boolean;
  readonly groupOf: (id: string) => string;
  /** The longest ruling, in letters. */
  readonly longest: number;
}

/** A game whose book has no row does not compile. */
const BY_GAME: { readonly [G in GameId]: Book } = {
  'king-of-the-valley': {
    name: 'king-of-the-valley',
    howTo: valley.howToTexts,
    components: valley.componentsTexts,
    rulingsFrame: valley.rulingsFrameTexts,
    rulings: valley.rulingsTexts,
    args: {
      ...valley.numbersOf(CONTENT_SETS.even),
      count: 3,
      found: 1,
      all: 4,
      even: 'X',
      ramped: 'X',
      option: 'X',
      custom: 'X',
      id: 'X1',
    },
    sections: VALLEY_SECTIONS,
    from: '## 4. Rulings',
    to: '## 5. ',
    supports: valleyIds.RULINGS,
    groups: valleyIds.GROUPS,
    isRuling: valleyIds.isRuling,
    groupOf: (id) => valleyIds.groupOf(id as valleyIds.RulingId),
    longest: 230,
  },
  'kings-will': {
    name: 'kings-will',
    howTo: kingsWill.howToTexts,
    components: kingsWill.componentsTexts,
    rulingsFrame: kingsWill.rulingsFrameTexts,
    rulings: kingsWill.rulingsTexts,
    lessons: kingsWill.lessonTexts,
    args: {
      ...kingsWill.numbersOf(WILL_SETS.reconstructed),
      count: 3,
      points: 4,
      option: 'X',
      custom: 'X',
      id: '1',
    },
    sections: KINGS_WILL_SECTIONS,
    from: '## 5. Rulings',
    to: '## 6. ',
    supports: kingsWillIds.RULINGS,
    groups: kingsWillIds.GROUP_NAMES,
    isRuling: kingsWillIds.isRuling,
    groupOf: (id) => kingsWillIds.groupOf(id as kingsWillIds.RulingId),
    longest: 230,
  },
  valeria: {
    name: 'valeria',
    howTo: valeria.howToTexts,
    components: valeria.componentsTexts,
    rulingsFrame: valeria.rulingsFrameTexts,
    rulings: valeria.rulingsTexts,
    args: {
      ...valeria.numbersOf(BASE),
      count: 3,
      more: 1,
      number: 1,
      face: 6,
      cards: 226,
      copies: 6,
      inPlay: 15,
      setup: 'X',
      option: 'X',
      custom: 'X',
      id: 'A1',
    },
    sections: VALERIA_SECTIONS,
    from: '## 5. Rulings',
    to: '## 6. ',
    supports: valeriaIds.RULINGS,
    groups: valeriaIds.GROUPS,
    isRuling: valeriaIds.isRuling,
    groupOf: (id) => valeriaIds.groupOf(id as valeriaIds.RulingId),
    longest: 400,
  },
};

export const BOOKS: readonly Book[] = Object.values(BY_GAME);
