import { botNameOf } from '@three-crowns/ai/names';
import type { Seat } from '@three-crowns/core';
import { type ReactNode, useState } from 'react';
import { Crest } from '../../design/Crest.tsx';
import { Drawer } from '../../design/Drawer.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { SeatInfo } from '../../seats/seats.ts';
import type { GameScreen, TableActions, TableView } from '../screen/screen.ts';
import { type T, useT } from '../texts/index.ts';
import styles from './Opponents.module.css';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly actions: TableActions;
  /** Stands below them where there is room. */
  readonly children: ReactNode;
}

/** The other seats in the order they play after the own one; a click shows one in full. */
export function Opponents({ screen, view, actions, children }: Props) {
  const t = useT();
  const [open, setOpen] = useState<Seat>();
  const { seats, own } = view;
  const order = seats.slice(1).map((_, i) => seats[(own + i + 1) % seats.length]);
  return (
    <aside className={styles.others} aria-label={t('others')}>
      {order.length > 0 ? (
        <h2 className={styles.title}>{t('others')}</h2>
      ) : (
        screen.AloneArea && <screen.AloneArea view={view} />
      )}
      {order.map((info) => (
        <article
          key={info.seat}
          className={styles.seat}
          data-turn={view.asked?.seat === info.seat ? 'yes' : undefined}
          style={{ '--seat': `var(--${info.colour})`, '--seat-ink': `var(--${info.colour}-ink)` }}
        >
          <button type="button" className={styles.head} onClick={() => setOpen(info.seat)}>
            <Crest colour={info.colour} charge={info.charge} size={38} />
            <span className={styles.who}>
              <b>{info.name}</b>
              <small>{kindOf(info, t)}</small>
            </span>
            {view.asked?.seat === info.seat && (
              <Icon name="hourglass" size={18} title={t('seat.turn', { name: info.name })} />
            )}
            <span className={styles.points}>
              {screen.tally?.(view.state, info.seat) ?? view.scores[info.seat].total}
              <span className={styles.aloud}>{t('seat.open', { name: info.name })}</span>
            </span>
          </button>
          <screen.SeatSummary view={view} actions={actions} seat={info.seat} />
        </article>
      ))}
      <div className={styles.below}>{children}</div>
      {open !== undefined && (
        <Drawer open title={seats[open].name} onClose={() => setOpen(undefined)}>
          <screen.SeatArea view={{ ...view, choices: [] }} actions={{ ...actions, pick: () => {} }} seat={open} />
        </Drawer>
      )}
    </aside>
  );
}

export function kindOf({ bot }: SeatInfo, t: T): string {
  if (bot === undefined) return t('seat.person');
  const known = botNameOf(bot);
  return known === undefined ? t('seat.bot') : t(`seat.bot.${known}`);
}
