import { GAMES } from '../../games/list.ts';
import { Link, pathOf } from '../../navigation/router.tsx';
import { useT } from '../../words/texts/index.ts';
import { Page, Sheet } from '../frame/Page.tsx';
import styles from './AboutPage.module.css';
import { Credits } from './Credits.tsx';

export function AboutPage() {
  const t = useT();
  return (
    <Page title={t('about.title')}>
      <Sheet title={t('about.independent')}>
        <p>{t('about.independentText')}</p>
        <h3 className={styles.small}>{t('about.games')}</h3>
        <ul className={styles.games}>
          {GAMES.map(({ facts: { id, name, designer } }) => (
            <li key={id}>
              <strong>{name}</strong> {t('about.by', { designer })}
            </li>
          ))}
        </ul>
      </Sheet>
      <Sheet title={t('about.real')}>
        <p>{t('about.realText')}</p>
        <p className={styles.after}>
          <Link href={pathOf({ page: 'rules' })}>{t('about.realLink')}</Link>
        </p>
      </Sheet>
      <Sheet title={t('about.privacy')}>
        <p>{t('about.privacyText')}</p>
      </Sheet>
      <Credits />
    </Page>
  );
}
