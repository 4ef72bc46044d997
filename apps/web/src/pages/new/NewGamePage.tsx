import type { AnyGame } from '@three-crowns/core';
import { type ReactNode, useMemo, useState } from 'react';
import box from '../../design/Box.module.css';
import { Button } from '../../design/Button.tsx';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import { registered } from '../../games/list.ts';
import { type Draft, namesOf, newDraft, optionsOf } from '../../newGame/draft.ts';
import type { Registration } from '../../registration/registration.ts';
import { type Trouble, troubleOf } from '../../storage/readRecord.ts';
import { useT } from '../../words/texts/index.ts';
import { Page, Sheet } from '../frame/Page.tsx';
import { Picture } from '../frame/Picture.tsx';
import { TroubleNote } from '../frame/TroubleNote.tsx';
import { useShelfTexts } from '../frame/useShelfTexts.ts';
import styles from './NewGamePage.module.css';
import { Options } from './Options.tsx';
import { Seats } from './Seats.tsx';
import { startGame } from './startGame.ts';
import { useForm } from './useForm.ts';
import { useNameWords } from './useNameWords.ts';
import { useRules } from './useRules.ts';

export function NewGamePage({ game: id }: { readonly game: string }) {
  const t = useT();
  const rules = useRules(id);
  const game = registered(id);
  if (rules === 'loading') return <main id="main" aria-busy="true" />;
  if (rules !== undefined && game !== undefined) return <Form game={rules} lid={<Lid game={game} />} />;
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

function Form({ game, lid }: { readonly game: AnyGame; readonly lid: ReactNode }) {
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
  const shown = trouble ?? failure;
  const canStart = !isStarting && form !== 'loading' && trouble === undefined;
  return (
    <main id="main" className={styles.main}>
      {lid}
      <div className={styles.sheets}>
        <Sheet title={t('new.table')} note={t('new.tableNote')}>
          <Seats game={game} draft={draft} names={names} onChange={setDraft} />
        </Sheet>
        {form !== 'loading' && (
          <Sheet title={t('new.options')}>
            <Options {...{ game, draft, names, form, trouble }} onChange={setDraft} />
          </Sheet>
        )}
      </div>
      <div className={styles.start}>
        {shown !== undefined && <TroubleNote title={t('new.failed')} trouble={shown} />}
        <Button
          kind="primary"
          size="large"
          aria-busy={isStarting}
          aria-disabled={canStart ? undefined : true}
          onClick={canStart ? start : undefined}
        >
          {t(isStarting ? 'new.startWait' : 'new.start')}
          <Icon name="arrow-right" size={20} />
        </Button>
      </div>
    </main>
  );
}

/** What the game does not accept yet. */
function troubleIn(game: AnyGame, draft: Draft): Trouble | undefined {
  try {
    game.parseOptions(optionsOf(draft));
    return undefined;
  } catch (error) {
    return troubleOf(error);
  }
}

/** The lid of the box. */
function Lid({ game }: { readonly game: Registration }) {
  const t = useT();
  const { line } = useShelfTexts(game);
  return (
    <header className={classes(box.lid, styles.box)}>
      <div className={classes(box.window, styles.picture)}>
        <Picture game={game.facts.id} />
      </div>
      <h1>
        <small>{t('new.title')}</small> {game.facts.name}
      </h1>
      <p>{line}</p>
    </header>
  );
}

const isWithFriends = (): boolean => new URLSearchParams(location.search).get('with') === 'friends';
