import { facts } from '@three-crowns/valeria/facts';
import type { BookFacts } from '../../../learn/book/chapters.ts';
import { GameBook } from '../../../learn/book/GameBook.tsx';
import { groupSections } from '../../../learn/rulings/rulings.ts';
import { Kingdoms } from '../shelf/Kingdoms.tsx';
import { COMPONENT_SECTIONS, Components } from './Components.tsx';
import { HowTo } from './HowTo.tsx';
import { Rulings } from './Rulings.tsx';
import { HOW_TO } from './sections.ts';
import { BOOK, isRuling, PLAIN } from './texts/rulings/ids.ts';
import { useComponentsWords, useHowTo, useRulingsFrame } from './texts/words.ts';
import '../pieces/palette.css';

const FACTS: BookFacts = { ...facts, Picture: Kingdoms };

export function ValeriaBook() {
  const howTo = useHowTo();
  const box = useComponentsWords();
  const frame = useRulingsFrame();
  return (
    <GameBook
      facts={FACTS}
      howToPlay={{ Body: HowTo, sections: HOW_TO.map(({ id }) => ({ id, title: howTo(`${id}.title`) })) }}
      components={{
        Body: Components,
        sections: COMPONENT_SECTIONS.map((id) => ({ id: `box-${id}`, title: box(`${id}.title`) })),
      }}
      rulings={{
        Body: Rulings,
        sections: groupSections(BOOK, frame),
        owns: (anchor) => anchor === PLAIN || isRuling(anchor),
      }}
    />
  );
}
