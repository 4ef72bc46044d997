import { Suspense } from 'react';
import { Button } from '../../design/Button.tsx';
import { useLearnWords } from '../../learn/texts/index.ts';
import { bookOf } from './books.ts';
import styles from './LearnPage.module.css';

export function LearnPage({ game }: { readonly game: string }) {
  const t = useLearnWords();
  const Book = bookOf(game);
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
