import { Suspense } from 'react';
import { BookOverTable } from '../../learn/book/BookOverTable.tsx';
import { useLearnWords } from '../../learn/texts/index.ts';
import type { HelpProps } from '../../table/help/help.ts';
import type { GameScreen } from '../../table/screen/screen.ts';
import { bookOf } from '../learn/books.ts';

/** The book of a game over its table. */
export function TableHelp({ game: { id, name }, ...props }: HelpProps & Pick<GameScreen, 'game'>) {
  const t = useLearnWords();
  const Book = bookOf(id);
  return (
    <BookOverTable title={name} {...props}>
      <Suspense fallback={<p>{t('loading')}</p>}>{Book === undefined ? t('noBook') : <Book />}</Suspense>
    </BookOverTable>
  );
}
