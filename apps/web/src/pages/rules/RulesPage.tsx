import box from '../../design/Box.module.css';
import { Button } from '../../design/Button.tsx';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import sheet from '../../design/sheet.module.css';
import { GAMES } from '../../games/list.ts';
import { pathOf } from '../../navigation/router.tsx';
import { useT } from '../../words/texts/index.ts';
import { Page } from '../frame/Page.tsx';
import { Picture } from '../frame/Picture.tsx';
import styles from './RulesPage.module.css';

/** The books of all games, to open one. */
export function RulesPage() {
  const t = useT();
  return (
    <Page title={t('rules.title')} lead={t('rules.lead')}>
      <ul className={styles.books}>
        {GAMES.map(({ facts: { id, name, designer }, shelf: { colour } }) => (
          <li key={id} className={classes(sheet.high, styles.book)} style={{ '--accent': `var(--${colour})` }}>
            <div className={classes(box.window, styles.picture)}>
              <Picture game={id} />
            </div>
            <h2>{name}</h2>
            <p>{t('about.by', { designer })}</p>
            <Button
              kind="primary"
              href={pathOf({ page: 'learn', game: id })}
              aria-label={`${t('rules.open')}: ${name}`}
            >
              <Icon name="book" size={18} />
              {t('rules.open')}
            </Button>
          </li>
        ))}
      </ul>
    </Page>
  );
}
