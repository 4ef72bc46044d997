import { Button } from '../../design/Button.tsx';
import { Crowns } from '../../design/Crowns.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { useT } from '../../table/texts/index.ts';
import type { Loaded } from './loadTable.ts';
import styles from './Notice.module.css';

/** What stands in the place of a table that is not there, or not yet. */
export function Notice({ loaded }: { readonly loaded: Exclude<Loaded, { state: 'open' }> }) {
  const t = useT();
  if (loaded.state === 'loading') {
    return (
      <main className={styles.page} aria-busy="true">
        <Crowns />
        <p>{t('loading')}</p>
      </main>
    );
  }
  return (
    <main className={styles.page}>
      <Crowns />
      <h1>{t(`${loaded.state}.title`)}</h1>
      <p>{loaded.state === 'lost' ? t('lost.text') : t('failed.text', { reason: loaded.reason })}</p>
      <Button kind="primary" href={pathOf({ page: 'home' })}>
        {t('home')}
      </Button>
    </main>
  );
}
