import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { Button } from '../../design/Button.tsx';
import { useLearnWords } from '../../learn/texts/index.ts';
import styles from './LearnPage.module.css';

/** The book of each game is loaded when somebody opens it. */
const BOOKS: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = {
  'king-of-the-valley': lazy(async () => ({
    default: (await import('../../games/king-of-the-valley/learn/KingOfTheValleyBook.tsx')).KingOfTheValleyBook,
  })),
  'kings-will': lazy(async () => ({
    default: (await import('../../games/kings-will/learn/KingsWillBook.tsx')).KingsWillBook,
  })),
  valeria: lazy(async () => ({ default: (await import('../../games/valeria/learn/ValeriaBook.tsx')).ValeriaBook })),
};

export function LearnPage({ game }: { readonly game: string }) {
  const t = useLearnWords();
  const Book = Object.hasOwn(BOOKS, game) ? BOOKS[game] : undefined;
  if (Book === undefined) {
    return (
      <div className={styles.note}>
        <h1 tabIndex={-1}>{t('noBook')}</h1>
        <Button href="/">{t('home')}</Button>
      </div>
    );
  }
  return (
    <Suspense fallback={<p className={styles.note}>{t('loading')}</p>}>
      <Book />
    </Suspense>
  );
}
