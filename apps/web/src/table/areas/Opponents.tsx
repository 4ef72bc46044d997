import type { Seat } from '@three-crowns/core';
import { type ReactNode, useState } from 'react';
import { classes } from '../../design/classes.ts';
import type { GameScreen, TableActions, TableView } from '../screen/screen.ts';
import type { Together } from '../session/together.ts';
import { useT } from '../texts/index.ts';
import { Opponent } from './Opponent.tsx';
import styles from './Opponents.module.css';
import { SeatDrawer } from './SeatDrawer.tsx';
import { othersOf } from './tally.ts';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly actions: TableActions;
  readonly together?: Together | undefined;
  /** Stands before them, who make room for it. */
  readonly hint: ReactNode;
  /** Stands below them where there is room. */
  readonly children: ReactNode;
  /** Stands at the foot of the column, which is wider for it. */
  readonly talk?: ReactNode;
}

/** The other seats; a click shows one in full. */
export function Opponents({ screen, view, actions, together, hint, children, talk }: Props) {
  const t = useT();
  const [open, setOpen] = useState<Seat>();
  const others = othersOf(view);
  const isShort = talk !== undefined && others.length > 1;
  return (
    <aside className={styles.others} aria-label={t('others')}>
      {hint}
      {others.length > 0 ? (
        <h2 className={styles.title}>{t('others')}</h2>
      ) : (
        screen.AloneArea && <screen.AloneArea view={view} />
      )}
      {others.map((info) => (
        <Opponent key={info.seat} {...{ screen, view, actions, info, together, isShort }} onOpen={setOpen} />
      ))}
      <div className={classes(styles.below, talk !== undefined && styles.short)}>{children}</div>
      {talk}
      {open !== undefined && (
        <SeatDrawer {...{ screen, view, actions }} seat={open} onClose={() => setOpen(undefined)} />
      )}
    </aside>
  );
}
