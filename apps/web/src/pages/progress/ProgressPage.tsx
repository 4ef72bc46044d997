import { Button } from '../../design/Button.tsx';
import { GAMES } from '../../games/list.ts';
import { pathOf } from '../../navigation/router.tsx';
import { useT } from '../../words/texts/index.ts';
import { Page, Sheet } from '../frame/Page.tsx';
import { GameSheet } from './GameSheet.tsx';
import { statisticsOf } from './statistics.ts';
import { useProgressWords } from './texts/index.ts';
import { useNotes } from './useNotes.ts';

/** What became of the finished games of this browser. */
export function ProgressPage() {
  const t = useT();
  const w = useProgressWords();
  const { notes, progress } = useNotes();
  const games = statisticsOf(
    notes ?? [],
    GAMES.map(({ facts }) => facts.id),
  );
  return (
    <Page
      title={t('progress.title')}
      lead={w('lead')}
      tools={<Button href={pathOf({ page: 'games' })}>{t('nav.games')}</Button>}
    >
      <div role="status">
        {notes === undefined && progress !== undefined && (
          <>
            <p>{w('reading', { done: progress.done + 1, of: progress.of })}</p>
            <progress max={progress.of} value={progress.done} aria-label={t('progress.title')} />
          </>
        )}
      </div>
      {notes !== undefined && games.length === 0 && (
        <Sheet title={w('none')}>
          <p>{w('noneNote')}</p>
        </Sheet>
      )}
      {games.map((statistics) => (
        <GameSheet key={statistics.game} statistics={statistics} />
      ))}
    </Page>
  );
}
