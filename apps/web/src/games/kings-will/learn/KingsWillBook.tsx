import { facts } from '@three-crowns/kings-will/facts';
import { Book } from '../../../learn/book/Book.tsx';
import type { BookFacts, Chapter } from '../../../learn/book/chapters.ts';
import { groupAnchor } from '../../../learn/rulings/rulings.ts';
import { useLearnWords } from '../../../learn/texts/index.ts';
import { Sprites } from '../pieces/Sprites.tsx';
import { Realm } from '../shelf/Realm.tsx';
import { COMPONENT_SECTIONS, Components, useComponentTitle } from './Components.tsx';
import { HowTo } from './HowTo.tsx';
import { Rulings } from './Rulings.tsx';
import { HOW_TO } from './sections.ts';
import { BOOK, isRuling, PRINTED } from './texts/rulings/ids.ts';
import { useHowTo, useRulingsFrame } from './texts/words.ts';
import '../pieces/palette.css';

const FACTS: BookFacts = { ...facts, Picture: Realm };

export function KingsWillBook() {
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
      owns: (anchor) => isRuling(anchor) || anchor === PRINTED,
    },
  ];
  return (
    <>
      <Sprites />
      <Book facts={FACTS} chapters={chapters} />
    </>
  );
}
