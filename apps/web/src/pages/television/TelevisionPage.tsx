import { useCallback, useState } from 'react';
import { api, type TableSummary } from '../../online/api.ts';
import { onlineId } from '../../online/ids.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { useTables } from '../../online/useTables.ts';
import { useT } from '../../words/texts/index.ts';
import { Loading } from '../frame/Loading.tsx';
import { Notice } from '../table/Notice.tsx';
import { useLoaded } from '../table/useLoaded.ts';
import { Hall } from './Hall.tsx';
import { Screen } from './Screen.tsx';
import styles from './TelevisionPage.module.css';
import { useAwake } from './useAwake.ts';
import { useCanvas } from './useCanvas.ts';

/** A table on a screen that everybody in the room looks at: its chairs, its game, its end. There is nothing to press. */
export function TelevisionPage({ id }: { readonly id: string }) {
  useCanvas();
  useAwake();
  const [hasBegun, setBegun] = useState(false);
  return hasBegun ? <Begun id={id} /> : <Before id={id} onBegun={() => setBegun(true)} />;
}

const EVERY = 2000;

function Before({ id, onBegun }: { readonly id: string; onBegun(): void }) {
  const t = useT();
  const w = useOnlineWords();
  const look = useCallback(async (): Promise<TableSummary> => {
    const table = await api.table(id);
    if (table.status !== 'open') onBegun();
    return table;
  }, [id, onBegun]);
  const { value: table, problem } = useTables(look, EVERY);
  if (table?.status === 'open') return <Hall table={table} />;
  return (
    <main className={styles.notice}>
      <h1>{t('tv.title')}</h1>
      <p>{problem === undefined ? t('nav.loading') : w(`refused.${problem}`)}</p>
    </main>
  );
}

function Begun({ id }: { readonly id: string }) {
  const loaded = useLoaded(onlineId(id), true, true);
  if (loaded.state === 'loading') return <Loading />;
  return loaded.state === 'open' ? <Screen {...loaded} table={id} /> : <Notice loaded={loaded} />;
}
