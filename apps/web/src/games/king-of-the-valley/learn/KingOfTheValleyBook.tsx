import { facts } from '@three-crowns/king-of-the-valley/facts';
import { Book } from '../../../learn/book/Book.tsx';
import type { BookFacts, Chapter } from '../../../learn/book/chapters.ts';
import { groupAnchor } from '../../../learn/rulings/rulings.ts';
import { useLearnWords } from '../../../learn/texts/index.ts';
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
  const t = useLearnWords();
  const howTo = useHowTo();
  const titleOf = useComponentTitle();
  const frame = useRulingsFrame();
  const chapters: readonly Chapter[] = [
    {
      id: 'how-to-play',
      title: t('chapter.play'),
      sections: HOW_TO.map(({ id }) => ({ id, title: howTo(`${id}.title`) })),
      Body: HowTo,
    },
    {
      id: 'components',
      title: t('chapter.components'),
      sections: COMPONENT_SECTIONS.map((id) => ({ id, title: titleOf(id) })),
      Body: Components,
    },
    {
      id: 'rulings',
      title: t('chapter.rulings'),
      sections: BOOK.groups.map((group) => ({ id: groupAnchor(group), title: frame(`group.${group}`) })),
      Body: Rulings,
      owns: isRuling,
    },
  ];
  return <Book facts={FACTS} chapters={chapters} />;
}
