import { Suspense } from 'react';
import { accentOf } from '../../design/accent.ts';
import { Button } from '../../design/Button.tsx';
import { registered } from '../../games/list.ts';
import { useLearnWords } from '../../learn/texts/index.ts';
import { bookOf } from './books.ts';
import styles from './LearnPage.module.css';

export function LearnPage({ game }: { readonly game: string }) {
  const t = useLearnWords();
  const Book = bookOf(game);
  const shelf = registered(game)?.shelf;
  if (Book === undefined || shelf === undefined) {
    return (
      <div className={styles.note}>
        <h1 tabIndex={-1}>{t('noBook')}</h1>
        <Button href="/">{t('home')}</Button>
      </div>
    );
  }
  return (
    <Suspense fallback={<p className={styles.note}>{t('loading')}</p>}>
      <div className={styles.book} style={accentOf(shelf.colour)}>
        <Book />
      </div>
    </Suspense>
  );
}
