import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import type { Route } from '../../navigation/router.tsx';
import { useT } from '../../words/texts/index.ts';
import styles from './Broken.module.css';
import { Page, Sheet } from './Page.tsx';

/** As browsers and Vite say that a part of the app did not come: the server is away, or has a newer version. */
const UNFETCHED = /dynamically imported module|importing a module script|preload CSS/i;

/** Says what happened and lets nobody lose a game. Links load the page anew: what broke is gone then. */
export function Broken({ error, route }: { readonly error: unknown; readonly route: Route }) {
  const t = useT();
  const id = 'id' in route ? route.id : undefined;
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const isUnfetched = UNFETCHED.test(reason);
  return (
    <Page
      title={t(isUnfetched ? 'error.fetchTitle' : 'error.title')}
      lead={t(isUnfetched ? 'error.fetchText' : 'error.text')}
    >
      <Sheet {...(isUnfetched ? {} : { title: t('error.what') })}>
        {!isUnfetched && (
          <p lang="en" className={styles.reason}>
            {reason}
          </p>
        )}
        <div className={styles.actions}>
          <Button kind="primary" onClick={() => location.reload()}>
            {t('error.again')}
          </Button>
          {id !== undefined && <RecordButton id={id} />}
          <Button onClick={() => location.assign('/')}>{t('error.home')}</Button>
        </div>
      </Sheet>
    </Page>
  );
}

function RecordButton({ id }: { readonly id: string }) {
  const t = useT();
  const [hasFailed, setFailed] = useState(false);
  const download = async () => {
    try {
      const [{ tables }, { downloadRaw }] = await Promise.all([
        import('../../storage/tables.ts'),
        import('../../storage/download.ts'),
      ]);
      const raw = await tables.raw(id);
      if (raw === undefined) setFailed(true);
      else downloadRaw(id, raw);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button onClick={() => void download()}>{t('error.download')}</Button>
      {hasFailed && <span role="alert">{t('error.noRecord')}</span>}
    </>
  );
}
