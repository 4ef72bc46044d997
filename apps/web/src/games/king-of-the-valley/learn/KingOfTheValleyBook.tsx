import { facts } from '@three-crowns/king-of-the-valley/facts';
import type { BookFacts } from '../../../learn/book/chapters.ts';
import { GameBook } from '../../../learn/book/GameBook.tsx';
import { groupSections } from '../../../learn/rulings/rulings.ts';
import { Valley } from '../shelf/Valley.tsx';
import { COMPONENT_SECTIONS, Components, useComponentTitle } from './Components.tsx';
import { HowTo } from './HowTo.tsx';
import { Rulings } from './Rulings.tsx';
import { HOW_TO } from './sections.ts';
import { BOOK, isRuling } from './texts/rulings/ids.ts';
import { useHowTo, useRulingsFrame } from './texts/words.ts';
import '../pieces/palette.css';

const FACTS: BookFacts = { ...facts, Picture: Valley };

export function KingOfTheValleyBook() {
  const howTo = useHowTo();
  const titleOf = useComponentTitle();
  const frame = useRulingsFrame();
  return (
    <GameBook
      facts={FACTS}
      howToPlay={{ Body: HowTo, sections: HOW_TO.map(({ id }) => ({ id, title: howTo(`${id}.title`) })) }}
      components={{ Body: Components, sections: COMPONENT_SECTIONS.map((id) => ({ id, title: titleOf(id) })) }}
      rulings={{ Body: Rulings, sections: groupSections(BOOK, frame), owns: isRuling }}
    />
  );
}
