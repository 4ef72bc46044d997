import type { GameFacts } from '@three-crowns/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../design/Button.tsx';
import { DrawnIcon } from '../../design/icons/DrawnIcon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { useT } from '../../words/texts/index.ts';
import { loadStart } from '../ahead/ahead.ts';
import { TableSkeleton } from '../frame/TableSkeleton.tsx';
import { useNameWords } from '../new/useNameWords.ts';
import styles from './Actions.module.css';

/** What one can do with a game: play at once, with friends, learn it, set it up. */
export function Actions({ game: { id, name } }: { readonly game: GameFacts }) {
  const t = useT();
  const words = useNameWords();
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const setUp = pathOf({ page: 'new', game: id });
  const play = () => {
    setStarting(true);
    const started = loadStart().then(({ playNow }) => playNow(id, words));
    started.catch((error: unknown) => {
      setStarting(false);
      setFailure(error instanceof Error ? error.message : String(error));
    });
  };
  return (
    <>
      {isStarting && createPortal(<TableSkeleton isOver />, document.body)}
      <div className={styles.actions}>
        <Button
          kind="primary"
          size="large"
          className={styles.play}
          aria-busy={isStarting}
          title={t('home.playHint')}
          onClick={isStarting ? undefined : play}
        >
          {t('home.play')}
        </Button>
        <Button size="large" className={styles.other} href={`${pathOf({ page: 'friends' })}?game=${id}`}>
          {t('home.friends')}
        </Button>
        <Button size="large" className={styles.other} href={pathOf({ page: 'learn', game: id })}>
          {t('home.learn')}
        </Button>
        <Button
          size="large"
          className={styles.sliders}
          href={setUp}
          aria-label={`${t('home.setUp')}: ${name}`}
          title={t('home.setUp')}
        >
          <DrawnIcon name="settings" size={22} />
        </Button>
      </div>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {t('home.failed')} <span lang="en">{failure}</span>
        </p>
      )}
    </>
  );
}
