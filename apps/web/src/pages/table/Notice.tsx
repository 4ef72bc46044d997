import { useEffect } from 'react';
import { Button } from '../../design/Button.tsx';
import { Crowns } from '../../design/Crowns.tsx';
import { go, pathOf } from '../../navigation/router.tsx';
import { useT } from '../../table/texts/index.ts';
import { Loading } from '../frame/Loading.tsx';
import type { Loaded } from './loadTable.ts';
import styles from './Notice.module.css';

/** What stands in the place of a table that is not there. */
export function Notice({ loaded }: { readonly loaded: Exclude<Loaded, { state: 'open' | 'loading' }> }) {
  const t = useT();
  const waiting = loaded.state === 'waits' ? loaded.table : undefined;
  useEffect(() => {
    if (waiting !== undefined) go(pathOf({ page: 'sit', id: waiting }), { replace: true });
  }, [waiting]);
  if (loaded.state === 'waits') return <Loading />;
  return (
    <main className={styles.page}>
      <Crowns />
      <h1>{t(`${loaded.state}.title`)}</h1>
      <p role="status">
        {loaded.state === 'failed' ? t('failed.text', { reason: loaded.reason }) : t(`${loaded.state}.text`)}
      </p>
      <Button kind="primary" href={pathOf({ page: loaded.state === 'unknown' ? 'friends' : 'home' })}>
        {t(loaded.state === 'unknown' ? 'unknown.friends' : 'home')}
      </Button>
    </main>
  );
}
