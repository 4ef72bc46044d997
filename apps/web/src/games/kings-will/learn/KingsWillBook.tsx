import { facts } from '@three-crowns/kings-will/facts';
import type { BookFacts } from '../../../learn/book/chapters.ts';
import { GameBook } from '../../../learn/book/GameBook.tsx';
import { groupSections } from '../../../learn/rulings/rulings.ts';
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
  const howTo = useHowTo();
  const titleOf = useComponentTitle();
  const frame = useRulingsFrame();
  return (
    <>
      <Sprites />
      <GameBook
        facts={FACTS}
        howToPlay={{ Body: HowTo, sections: HOW_TO.map(({ id }) => ({ id, title: howTo(`${id}.title`) })) }}
        components={{ Body: Components, sections: COMPONENT_SECTIONS.map((id) => ({ id, title: titleOf(id) })) }}
        rulings={{
          Body: Rulings,
          sections: groupSections(BOOK, frame),
          owns: (anchor) => anchor === PRINTED || isRuling(anchor),
        }}
      />
    </>
  );
}
