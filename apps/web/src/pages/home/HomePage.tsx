import { lazy, Suspense, useEffect } from 'react';
import { Button } from '../../design/Button.tsx';
import { GAMES } from '../../games/list.ts';
import { Link, pathOf } from '../../navigation/router.tsx';
import { useT } from '../../words/texts/index.ts';
import { loadTableAhead, quiet } from '../ahead/ahead.ts';
import { GameCard } from './GameCard.tsx';
import styles from './HomePage.module.css';

/** The first page does not wait for it. */
const LastGame = lazy(async () => {
  await quiet();
  return { default: (await import('./LastGame.tsx')).LastGame };
});

export function HomePage() {
  const t = useT();
  useEffect(loadTableAhead, []);
  return (
    <main id="main" className={styles.main}>
      <div className={styles.lead}>
        <div className={styles.hello}>
          <h1>{t('home.title')}</h1>
          <div className={styles.today}>
            <p>{t('home.lead')}</p>
            <Button size="small" href={pathOf({ page: 'daily' })}>
              {t('daily.title')}
            </Button>
            <Button size="small" href={pathOf({ page: 'puzzles' })}>
              {t('home.puzzle')}
            </Button>
          </div>
        </div>
        <Suspense>
          <LastGame />
        </Suspense>
      </div>
      <section className={styles.games} aria-label={t('home.shelf')}>
        {GAMES.map((game) => (
          <GameCard key={game.facts.id} game={game} />
        ))}
      </section>
      <p className={styles.foot}>
        <span>{t('home.icons')}</span>
        <span className={styles.links}>
          <Link href={pathOf({ page: 'games' })}>{t('nav.games')}</Link>
          <Link href={pathOf({ page: 'games' })}>{t('import.title')}</Link>
          <Link href={pathOf({ page: 'about' })}>{t('home.about')}</Link>
        </span>
      </p>
    </main>
  );
}
