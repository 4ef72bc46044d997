import { useCallback, useState } from 'react';
import { api, type OwnTable, type TableSummary } from '../../online/api.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { useTables } from '../../online/useTables.ts';
import { useT } from '../../words/texts/index.ts';
import { Page, Sheet } from '../frame/Page.tsx';
import { CodeForm } from './CodeForm.tsx';
import { Devices } from './Devices.tsx';
import styles from './FriendsPage.module.css';
import { NewTable } from './NewTable.tsx';
import { OpenTables } from './OpenTables.tsx';
import { OwnRow } from './TableRow.tsx';
import { TextButton } from './TextButton.tsx';

const EVERY = 5000;

interface Tables {
  readonly isGuest: boolean;
  readonly own: readonly OwnTable[];
  readonly open: readonly TableSummary[];
}

/** Tables of the server: one's own, those that wait for people, and a new one. */
export function FriendsPage() {
  const t = useT();
  const w = useOnlineWords();
  const ask = useCallback(async (): Promise<Tables> => {
    const guest = await api.guest();
    const [own, open] = await Promise.all([guest === undefined ? [] : api.ownTables(), api.openTables()]);
    return { isGuest: guest !== undefined, own, open };
  }, []);
  const { value, problem } = useTables(ask, EVERY);
  const [isOver, setOver] = useState(false);
  const own = (value?.own ?? []).filter(({ status }) => isOver || status !== 'ended');
  return (
    <Page title={t('friends.title')} lead={w('lead')} isWide tools={<CodeForm />}>
      {problem !== undefined && (
        <p role="status" className={styles.problem}>
          {w(`refused.${problem}`)}
        </p>
      )}
      <div className={styles.columns} data-seated={own.some(({ status }) => status !== 'ended') ? '' : undefined}>
        <div className={styles.yours}>
          <Sheet title={w('yours')}>
            {value !== undefined && own.length === 0 && <p>{w('yours.none')}</p>}
            <ul className={styles.rows}>
              {own.map((table) => (
                <OwnRow key={table.id} table={table} />
              ))}
            </ul>
            {value?.own.some(({ status }) => status === 'ended') && !isOver && (
              <TextButton onClick={() => setOver(true)}>{w('yours.over')}</TextButton>
            )}
          </Sheet>
        </div>
        <div className={styles.lists}>
          <OpenTables tables={value?.open} />
          {value !== undefined && <Devices isGuest={value.isGuest} />}
        </div>
        <div className={styles.new}>
          <NewTable />
        </div>
      </div>
    </Page>
  );
}
