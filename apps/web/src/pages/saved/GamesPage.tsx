import { useState } from 'react';
import { aloud } from '../../design/Aloud.tsx';
import { Button } from '../../design/Button.tsx';
import { GAMES } from '../../games/list.ts';
import { pathOf } from '../../navigation/router.tsx';
import { useT } from '../../words/texts/index.ts';
import { Page, Sheet } from '../frame/Page.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import styles from './GamesPage.module.css';
import { ImportSheet } from './ImportSheet.tsx';
import { SavedCard } from './SavedCard.tsx';
import { idOf, isOpen, type SavedEntry, useSaved } from './useSaved.ts';

export function GamesPage() {
  const t = useT();
  const [list, reread] = useSaved();
  const [doomed, setDoomed] = useState<SavedEntry>();
  const [news, setNews] = useState('');
  const start = pathOf({ page: 'new', game: GAMES[0].facts.id });
  return (
    <Page
      isWide
      title={t('games.title')}
      lead={t('games.lead')}
      tools={
        <div className={styles.tools}>
          <Button href={pathOf({ page: 'progress' })}>{t('progress.title')}</Button>
          <Button kind="primary" href={start}>
            {t('games.new')}
          </Button>
        </div>
      }
    >
      {list.state === 'failed' && (
        <Sheet title={t('games.noStore')}>
          <p lang="en">{list.reason}</p>
        </Sheet>
      )}
      {list.state === 'there' && !list.isKept && (
        <Sheet title={t('games.noStore')}>
          <p>{t('games.noStoreNote')}</p>
        </Sheet>
      )}
      {list.state === 'there' && <Lists entries={list.entries} onDelete={setDoomed} />}
      <ImportSheet onDone={reread} />
      <p role="status" className={aloud}>
        {news}
      </p>
      <DeleteDialog
        entry={doomed}
        onClose={() => setDoomed(undefined)}
        onDeleted={() => {
          setDoomed(undefined);
          setNews(t('games.deleted'));
          reread();
        }}
      />
    </Page>
  );
}

interface ListsProps {
  readonly entries: readonly SavedEntry[];
  readonly onDelete: (entry: SavedEntry) => void;
}

function Lists({ entries, onDelete }: ListsProps) {
  const t = useT();
  if (entries.length === 0) {
    return (
      <Sheet title={t('games.none')}>
        <p>{t('games.noneNote')}</p>
      </Sheet>
    );
  }
  const isOver = (entry: SavedEntry) => isOpen(entry) && entry.summary.asked === undefined;
  const groups = [
    { title: t('games.running'), cards: entries.filter((entry) => !isOver(entry)) },
    { title: t('games.finished'), cards: entries.filter(isOver) },
  ];
  return groups
    .filter(({ cards }) => cards.length > 0)
    .map(({ title, cards }) => (
      <section key={title}>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.cards}>
          {cards.map((entry) => (
            <SavedCard key={idOf(entry)} entry={entry} onDelete={() => onDelete(entry)} />
          ))}
        </ul>
      </section>
    ));
}
