import type { Seat } from '@three-crowns/core';
import { useMemo } from 'react';
import { useTableWords } from '../../words/words.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';
import { sinceMoveOf } from './log.ts';
import styles from './RecentEvents.module.css';

const MOST = 6;

/** What happened since the own seat moved last: a look back without opening the log. */
export function RecentEvents({ snapshot, own }: { readonly snapshot: Snapshot; readonly own: Seat }) {
  const t = useT();
  const { game, moments, seats, at } = snapshot;
  const words = useTableWords({ game, seats });
  const lines = useMemo(() => sinceMoveOf(game, moments.slice(0, at + 1), own), [game, moments, at, own]);
  if (lines.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={t('recent')}>
      <h3>{t('recent')}</h3>
      <ul>
        {lines.slice(-MOST).map(({ ply, message }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
          <li key={`${ply} ${i}`}>{words(message)}</li>
        ))}
      </ul>
    </section>
  );
}
