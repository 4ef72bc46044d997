import { Button } from '../../design/Button.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { useLearnWords } from '../texts/index.ts';
import type { BookFacts } from './chapters.ts';
import styles from './Frontispiece.module.css';

/** The title leaf: what the game is, who made it, and that this is not their publication. */
export function Frontispiece({ facts }: { readonly facts: BookFacts }) {
  const t = useLearnWords();
  const { id, name, designer, publisher, year, seats, Picture } = facts;
  const lines = [
    [t('designer'), designer],
    [t('publisher'), publisher],
    [t('year'), String(year)],
    [t('players'), t('playersRange', seats)],
  ];
  return (
    <header className={styles.front}>
      <div className={styles.picture}>
        <Picture />
      </div>
      <div className={styles.title}>
        <h1 tabIndex={-1}>{name}</h1>
        <dl className={styles.facts}>
          {lines.map(([what, is]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{is}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{t('independent')}</p>
        <p className={styles.actions}>
          <Button kind="primary" href={pathOf({ page: 'new', game: id })}>
            {t('play')}
          </Button>
          <Button onClick={() => print()}>{t('print')}</Button>
        </p>
      </div>
    </header>
  );
}
