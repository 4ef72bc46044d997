import { facts } from '@three-crowns/valeria/facts';
import { Book } from '../../../learn/book/Book.tsx';
import type { BookFacts, Chapter } from '../../../learn/book/chapters.ts';
import { groupAnchor } from '../../../learn/rulings/rulings.ts';
import { useLearnWords } from '../../../learn/texts/index.ts';
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
  const t = useLearnWords();
  const howTo = useHowTo();
  const box = useComponentsWords();
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
      sections: COMPONENT_SECTIONS.map((id) => ({ id: `box-${id}`, title: box(`${id}.title`) })),
      Body: Components,
    },
    {
      id: 'rulings',
      title: t('chapter.rulings'),
      sections: BOOK.groups.map((group) => ({ id: groupAnchor(group), title: frame(`group.${group}`) })),
      Body: Rulings,
      owns: (anchor) => anchor === PLAIN || isRuling(anchor),
    },
  ];
  return <Book facts={FACTS} chapters={chapters} />;
}
