import type { AnyGame } from '@three-crowns/core';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { GAMES } from '../../games/rules.ts';
import { Page, Sheet } from '../frame/Page.tsx';
import { TroubleNote } from '../frame/TroubleNote.tsx';
import { onShelf } from '../home/shelf.ts';
import { type Draft, namesOf, newDraft } from '../newGame.ts';
import { type Trouble, troubleOf } from '../saved/readRecord.ts';
import { startGame } from '../startGame.ts';
import { useT } from '../texts/index.ts';
import { useNameWords } from '../useNameWords.ts';
import styles from './NewGamePage.module.css';
import { Options } from './Options.tsx';
import { Seats } from './Seats.tsx';

export function NewGamePage({ game: id }: { readonly game: string }) {
  const t = useT();
  const game = GAMES.find((one) => one.id === id);
  if (game !== undefined) return <Form game={game} />;
  return (
    <Page title={t('new.title')} lead={t('new.unknown')}>
      <p>
        <Button kind="primary" href="/">
          {t('lost.home')}
        </Button>
      </p>
    </Page>
  );
}

function Form({ game }: { readonly game: AnyGame }) {
  const t = useT();
  const words = useNameWords();
  const [draft, setDraft] = useState<Draft>(() => newDraft(game, isWithFriends() ? 'friends' : 'bot'));
  const [isStarting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const names = namesOf(draft.seats, words);
  const start = () => {
    setStarting(true);
    startGame(game.id, draft, words).catch((error: unknown) => {
      setStarting(false);
      setTrouble(troubleOf(error));
    });
  };
  return (
    <main id="main" className={styles.main}>
      <Box game={game} />
      <div className={styles.sheets}>
        <Sheet title={t('new.table')} note={t('new.tableNote')}>
          <Seats game={game} draft={draft} names={names} onChange={setDraft} />
        </Sheet>
        <Sheet title={t('new.options')}>
          <Options game={game} draft={draft} names={names} onChange={setDraft} />
        </Sheet>
      </div>
      <div className={styles.start}>
        {trouble !== undefined && <TroubleNote title={t('new.failed')} trouble={trouble} />}
        <Button kind="primary" size="large" aria-busy={isStarting} onClick={isStarting ? undefined : start}>
          {t(isStarting ? 'new.startWait' : 'new.start')}
          <Icon name="arrow-right" size={20} />
        </Button>
      </div>
    </main>
  );
}

/** The lid of the box. */
function Box({ game }: { readonly game: AnyGame }) {
  const t = useT();
  const facts = onShelf(game.id);
  return (
    <header className={styles.box}>
      {facts !== undefined && (
        <div className={styles.picture}>
          <facts.Picture />
        </div>
      )}
      <h1>
        <small>{t('new.title')}</small> {facts?.name ?? game.name}
      </h1>
      {facts !== undefined && <p>{t(`shelf.${facts.id}.line`)}</p>}
    </header>
  );
}

const isWithFriends = (): boolean => new URLSearchParams(location.search).get('with') === 'friends';
