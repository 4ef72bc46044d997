import type { AnyGame } from '@three-crowns/core';
import { useMemo, useState } from 'react';
import { accentOf } from '../../design/accent.ts';
import box from '../../design/Box.module.css';
import { Button } from '../../design/Button.tsx';
import { classes } from '../../design/classes.ts';
import sheet from '../../design/sheet.module.css';
import { registered } from '../../games/list.ts';
import { type Draft, namesOf, newDraft } from '../../newGame/draft.ts';
import type { Registration } from '../../registration/registration.ts';
import { type Trouble, troubleOf } from '../../storage/readRecord.ts';
import { useT } from '../../words/texts/index.ts';
import { Facts } from '../frame/Facts.tsx';
import { Page, Sheet } from '../frame/Page.tsx';
import { Picture } from '../frame/Picture.tsx';
import { StartButton } from '../frame/StartButton.tsx';
import { TroubleNote } from '../frame/TroubleNote.tsx';
import { useShelfTexts } from '../frame/useShelfTexts.ts';
import styles from './NewGamePage.module.css';
import { Options } from './Options.tsx';
import { Seats } from './Seats.tsx';
import { startGame } from './startGame.ts';
import { troubleIn } from './troubleIn.ts';
import { useForm } from './useForm.ts';
import { useNameWords } from './useNameWords.ts';
import { useRules } from './useRules.ts';

export function NewGamePage({ game: id }: { readonly game: string }) {
  const t = useT();
  const rules = useRules(id);
  const game = registered(id);
  if (rules === 'loading') return <main id="main" aria-busy="true" />;
  if (rules !== undefined && game !== undefined) return <Form game={rules} registration={game} />;
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

function Form({ game, registration }: { readonly game: AnyGame; readonly registration: Registration }) {
  const t = useT();
  const words = useNameWords();
  const form = useForm(game.id);
  const [kept, setDraft] = useState<Draft>(() => newDraft(game, isWithFriends() ? 'friends' : 'bot'));
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<Trouble>();
  const fit = form === 'loading' ? undefined : form?.fit;
  const draft = useMemo(
    () => (fit === undefined ? kept : { ...kept, options: fit(kept.options, kept.seats.length) }),
    [kept, fit],
  );
  const trouble = useMemo(() => troubleIn(game, draft), [game, draft]);
  const names = namesOf(draft.seats, words);
  const start = () => {
    setStarting(true);
    startGame(game.id, draft, words).catch((error: unknown) => {
      setStarting(false);
      setFailure(troubleOf(error));
    });
  };
  // A place in a file says something to whoever wrote it; what is wrong with a choice stands beside the choice.
  const isUnfinished = trouble !== undefined && draft.custom === undefined;
  const shown: Trouble | undefined = isUnfinished
    ? { place: '', reason: { said: t('new.red') } }
    : (trouble ?? failure);
  return (
    <main id="main" className={styles.main} style={accentOf(registration.shelf.colour)}>
      <Lid game={registration} />
      <div className={styles.sheets}>
        <Seats game={game} draft={draft} names={names} onChange={setDraft} />
        {form !== 'loading' && (
          <Sheet title={t('new.options')}>
            <Options {...{ game, draft, names, form, trouble }} onChange={setDraft} />
          </Sheet>
        )}
      </div>
      <div className={styles.start}>
        {shown !== undefined && <TroubleNote title={t(isUnfinished ? 'new.notYet' : 'new.failed')} trouble={shown} />}
        <StartButton
          label={t('new.start')}
          waiting={t('new.startWait')}
          isBusy={isStarting}
          canStart={form !== 'loading' && trouble === undefined}
          onStart={start}
        />
      </div>
    </main>
  );
}

/** The lid of the box. */
function Lid({ game }: { readonly game: Registration }) {
  const t = useT();
  const { line } = useShelfTexts(game);
  return (
    <header className={classes(sheet.high, styles.box)}>
      <div className={classes(box.window, styles.picture)}>
        <Picture game={game.facts.id} />
      </div>
      <h1>
        <small>{t('new.title')}</small> {game.facts.name}
      </h1>
      <p>{line}</p>
      <Facts game={game} />
    </header>
  );
}

const isWithFriends = (): boolean => new URLSearchParams(location.search).get('with') === 'friends';
