import { GAMES } from '../../games/list.ts';
import { Link, pathOf } from '../../navigation/router.tsx';
import { useT } from '../../words/texts/index.ts';
import { isOpen, useSaved } from '../saved/useSaved.ts';
import { ContinueCard } from './ContinueCard.tsx';
import { GameCard } from './GameCard.tsx';
import styles from './HomePage.module.css';

/** How far back the last unfinished game is looked for. */
const LOOK_BACK = 5;

export function HomePage() {
  const t = useT();
  const [list] = useSaved(LOOK_BACK);
  const last =
    list.state === 'there' ? list.entries.filter(isOpen).find(({ summary }) => summary.asked !== undefined) : undefined;
  return (
    <main id="main" className={styles.main}>
      <div className={styles.lead}>
        <div className={styles.hello}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.lead')}</p>
        </div>
        {last !== undefined && <ContinueCard entry={last} />}
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
