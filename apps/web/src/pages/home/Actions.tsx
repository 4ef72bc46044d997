import type { GameFacts } from '@three-crowns/core';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { useT } from '../../words/texts/index.ts';
import { playNow } from '../new/startGame.ts';
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
    playNow(id, words).catch((error: unknown) => {
      setStarting(false);
      setFailure(error instanceof Error ? error.message : String(error));
    });
  };
  return (
    <>
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
          <Icon name="settings" size={22} />
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
