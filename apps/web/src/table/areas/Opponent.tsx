import { botNameOf } from '@three-crowns/ai/names';
import type { Seat } from '@three-crowns/core';
import { Suspense } from 'react';
import { Aloud } from '../../design/Aloud.tsx';
import { Crest } from '../../design/Crest.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { isLongName, type SeatInfo } from '../../seats/seats.ts';
import type { GameScreen, TableActions, TableView } from '../screen/screen.ts';
import type { Together } from '../session/together.ts';
import { type T, useT } from '../texts/index.ts';
import { SeatClock, SeatCrest, SeatStatus } from '../together/late.tsx';
import styles from './Opponents.module.css';
import { tallyOf } from './tally.ts';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly actions: TableActions;
  readonly info: SeatInfo;
  /** Where people sit elsewhere: whether this one is there, and what is left on the clock. */
  readonly together?: Together | undefined;
  /** Only what it has: the room is for something else. */
  readonly isShort?: boolean;
  onOpen(seat: Seat): void;
}

/** Another seat in short; a click on its head shows it in full. */
export function Opponent({ screen, view, actions, info, together, isShort = false, onOpen }: Props) {
  const t = useT();
  const isAsked = view.asked?.seat === info.seat;
  const crest = <Crest colour={info.colour} charge={info.charge} size={38} />;
  return (
    <article
      className={styles.seat}
      data-turn={isAsked ? 'yes' : undefined}
      data-presence={together?.attendance.seats[info.seat]}
      style={{ '--seat': `var(--${info.colour})`, '--seat-ink': `var(--${info.colour}-ink)` }}
    >
      <button type="button" className={styles.head} onClick={() => onOpen(info.seat)}>
        {together === undefined ? (
          crest
        ) : (
          <Suspense fallback={crest}>
            <SeatCrest seat={info} {...{ together }} />
          </Suspense>
        )}
        <span className={styles.who} data-long={isLongName(info.name) ? '' : undefined}>
          <b>{info.name}</b>
          <small>
            {together === undefined ? (
              kindOf(info, t)
            ) : (
              <Suspense>
                <SeatStatus seat={info} {...{ together, isAsked }} />
              </Suspense>
            )}
          </small>
        </span>
        {together !== undefined && (
          <Suspense>
            <SeatClock together={together} seat={info} />
          </Suspense>
        )}
        {isAsked && together === undefined && (
          <Icon name="hourglass" size={18} title={t('seat.turn', { name: info.name })} />
        )}
        <span className={styles.points}>
          {tallyOf(screen, view, info.seat)}
          <Aloud>{t('seat.open', { name: info.name })}</Aloud>
        </span>
      </button>
      {isShort && screen.Goods !== undefined ? (
        <div className={styles.goods}>
          <screen.Goods view={view} seat={info.seat} />
        </div>
      ) : (
        <screen.SeatSummary view={view} actions={actions} seat={info.seat} />
      )}
    </article>
  );
}

export function kindOf({ bot }: SeatInfo, t: T): string {
  if (bot === undefined) return t('seat.person');
  const known = botNameOf(bot);
  return known === undefined ? t('seat.bot') : t(`seat.bot.${known}`);
}
