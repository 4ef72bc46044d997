import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import type { TableSummary } from '../../online/api.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { Sheet } from '../frame/Page.tsx';
import styles from './FriendsPage.module.css';
import { SieveRow } from './SieveRow.tsx';
import { EVERYTHING, passes } from './sieve.ts';
import { OpenRow } from './TableRow.tsx';
import { useSteady } from './useSteady.ts';

/** So many are too many to look through. */
const MANY = 5;

/** Tables that wait for people; of many, those that one wants. */
export function OpenTables({ tables }: { readonly tables: readonly TableSummary[] | undefined }) {
  const w = useOnlineWords();
  const steady = useSteady(tables);
  const [sieve, setSieve] = useState(EVERYTHING);
  const open = steady.tables.filter((table) => table.mine.length === 0 && passes(EVERYTHING, table));
  const wanted = open.filter((table) => passes(sieve, table));
  const isSifted = sieve !== EVERYTHING;
  return (
    <Sheet title={w('open')} {...(tables === undefined ? {} : { note: w('open.count', { count: open.length }) })}>
      {(open.length >= MANY || isSifted) && <SieveRow sieve={sieve} onChange={setSieve} />}
      {open.length === 0 && tables !== undefined && <p>{w('open.none')}</p>}
      {open.length > 0 && wanted.length === 0 && (
        <p className={styles.none}>
          {w('sieve.none')}
          <Button size="small" onClick={() => setSieve(EVERYTHING)}>
            {w('sieve.show')}
          </Button>
        </p>
      )}
      <ul className={styles.rows}>
        {wanted.map((table) => (
          <OpenRow key={table.id} table={table} isNew={steady.isNew(table.id)} />
        ))}
      </ul>
    </Sheet>
  );
}
