import type { Seat } from '@three-crowns/core';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { SeatInfo } from '../../seats/seats.ts';
import type { Fellowship, Together } from '../session/together.ts';
import styles from './Bands.module.css';
import { leftOn, replacedIn, SECOND, SHORT, useNow, wholeSeconds } from './clock.ts';
import { useTogetherWords } from './texts/index.ts';

/** Everybody waits for somebody who is lost: what comes next, and when. Only the figures change, which nobody hears. */
export function LostBand({ together, seat: { seat, name } }: { readonly together: Together; readonly seat: SeatInfo }) {
  const t = useTogetherWords();
  const left = replacedIn(together, seat, useNow(true, SECOND));
  if (left === undefined) return null;
  return (
    <p className={styles.band} data-tone="bad">
      <Icon name="hourglass" size={20} />
      <span>
        <b>{t('seat.lost', { name })}</b> <span role="timer">{t('seat.lostNext', { time: wholeSeconds(left) })}</span>
      </span>
    </p>
  );
}

/** How long it is told: the candle goes on to say so, and the board is needed. */
const TOLD_FOR = 8 * SECOND;

/** The own clock is about to burn down. */
export function ShortBand({ together, seat }: { readonly together: Together; readonly seat: Seat }) {
  const t = useTogetherWords();
  const left = leftOn(together, seat, useNow(true, SECOND));
  if (left === undefined || left > SHORT || left < SHORT - TOLD_FOR) return null;
  return (
    <p className={styles.band} data-tone="bad">
      <Icon name="hourglass" size={20} />
      <span>
        <b>{t('clock.short')}</b> {t('clock.shortNext')}
      </span>
    </p>
  );
}

/** A computer sits in the own seat: it is taken back with one press. */
export function ReplacedBand({ seat, fellowship }: { readonly seat: Seat; readonly fellowship: Fellowship }) {
  const t = useTogetherWords();
  return (
    <p className={styles.band}>
      <Icon name="robot" size={20} />
      <span>
        <b>{t('seat.bot')}</b> {t('seat.botNext')}
      </span>
      <Button kind="primary" size="small" onClick={() => void fellowship.takeBackSeat(seat)}>
        {t('takeBack')}
      </Button>
    </p>
  );
}
