import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { Button } from '../../design/Button.tsx';
import { GAMES } from '../../games/list.ts';
import { useLearnWords } from '../../learn/texts/index.ts';
import styles from './LearnPage.module.css';

/** The book of each game is loaded when somebody opens it. */
const BOOKS: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = Object.fromEntries(
  GAMES.flatMap(({ facts, book }) =>
    book === undefined ? [] : [[facts.id, lazy(async () => ({ default: await book() }))]],
  ),
);

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
