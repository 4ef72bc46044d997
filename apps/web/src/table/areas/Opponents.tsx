import type { Seat } from '@three-crowns/core';
import { type ReactNode, useState } from 'react';
import type { GameScreen, TableActions, TableView } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import { Opponent } from './Opponent.tsx';
import styles from './Opponents.module.css';
import { SeatDrawer } from './SeatDrawer.tsx';
import { othersOf } from './tally.ts';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly actions: TableActions;
  /** Stands before them, who make room for it. */
  readonly hint: ReactNode;
  /** Stands below them where there is room. */
  readonly children: ReactNode;
}

/** The other seats; a click shows one in full. */
export function Opponents({ screen, view, actions, hint, children }: Props) {
  const t = useT();
  const [open, setOpen] = useState<Seat>();
  const others = othersOf(view);
  return (
    <aside className={styles.others} aria-label={t('others')}>
      {hint}
      {others.length > 0 ? (
        <h2 className={styles.title}>{t('others')}</h2>
      ) : (
        screen.AloneArea && <screen.AloneArea view={view} />
      )}
      {others.map((info) => (
        <Opponent key={info.seat} {...{ screen, view, actions, info }} onOpen={setOpen} />
      ))}
      <div className={styles.below}>{children}</div>
      {open !== undefined && (
        <SeatDrawer {...{ screen, view, actions }} seat={open} onClose={() => setOpen(undefined)} />
      )}
    </aside>
  );
}
