import { botNameOf } from '@three-crowns/ai/names';
import type { Seat } from '@three-crowns/core';
import { Crest } from '../../design/Crest.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { SeatInfo } from '../../seats/seats.ts';
import type { GameScreen, TableActions, TableView } from '../screen/screen.ts';
import { type T, useT } from '../texts/index.ts';
import styles from './Opponents.module.css';
import { tallyOf } from './tally.ts';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly actions: TableActions;
  readonly info: SeatInfo;
  onOpen(seat: Seat): void;
}

/** Another seat in short; a click on its head shows it in full. */
export function Opponent({ screen, view, actions, info, onOpen }: Props) {
  const t = useT();
  const isAsked = view.asked?.seat === info.seat;
  return (
    <article
      className={styles.seat}
      data-turn={isAsked ? 'yes' : undefined}
      style={{ '--seat': `var(--${info.colour})`, '--seat-ink': `var(--${info.colour}-ink)` }}
    >
      <button type="button" className={styles.head} onClick={() => onOpen(info.seat)}>
        <Crest colour={info.colour} charge={info.charge} size={38} />
        <span className={styles.who}>
          <b>{info.name}</b>
          <small>{kindOf(info, t)}</small>
        </span>
        {isAsked && <Icon name="hourglass" size={18} title={t('seat.turn', { name: info.name })} />}
        <span className={styles.points}>
          {tallyOf(screen, view, info.seat)}
          <span className={styles.aloud}>{t('seat.open', { name: info.name })}</span>
        </span>
      </button>
      <screen.SeatSummary view={view} actions={actions} seat={info.seat} />
    </article>
  );
}

export function kindOf({ bot }: SeatInfo, t: T): string {
  if (bot === undefined) return t('seat.person');
  const known = botNameOf(bot);
  return known === undefined ? t('seat.bot') : t(`seat.bot.${known}`);
}
