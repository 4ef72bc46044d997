import { useLearnWords } from '../texts/index.ts';
import { Book } from './Book.tsx';
import type { BookFacts, Chapter } from './chapters.ts';

type Content = Omit<Chapter, 'id' | 'title'>;

interface Props {
  readonly facts: BookFacts;
  readonly howToPlay: Content;
  readonly components: Content;
  readonly rulings: Content;
}

/** The three chapters that the book of every game has. */
export function GameBook({ facts, howToPlay, components, rulings }: Props) {
  const t = useLearnWords();
  const chapters: readonly Chapter[] = [
    { id: 'how-to-play', title: t('chapter.play'), ...howToPlay },
    { id: 'components', title: t('chapter.components'), ...components },
    { id: 'rulings', title: t('chapter.rulings'), ...rulings },
  ];
  return <Book facts={facts} chapters={chapters} />;
}
