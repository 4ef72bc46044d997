import type { SeatInfo } from '../../seats/seats.ts';
import type { Together } from '../session/together.ts';
import { Candle } from './Candle.tsx';
import styles from './Clock.module.css';
import { clockFigures, leftOn, letterTime, SHORT, useNow } from './clock.ts';
import { Letter } from './Letter.tsx';
import { useTogetherWords } from './texts/index.ts';

interface Props {
  readonly together: Together;
  readonly seat: SeatInfo;
}

/** A candle and its figures; by letter, days and hours. A computer has no clock. */
export function Clock({ together, seat: { seat, name } }: Props) {
  const t = useTogetherWords();
  const isRunning = together.clocks.running.includes(seat);
  const { pace } = together;
  const isLetters = pace.kind === 'letters';
  const bank = pace.kind === 'live' ? pace.bank : undefined;
  const rough = leftOn(together, seat, together.clocksAt) ?? 0;
  const now = useNow(isRunning, isLetters ? 60_000 : rough < 2 * SHORT ? 100 : 500);
  const left = leftOn(together, seat, now);
  if (left === undefined || together.attendance.seats[seat] === 'bot') return null;
  const time = isLetters ? t('days', letterTime(left)) : clockFigures(left);
  const figures = isLetters ? t('days.short', letterTime(left)) : time;
  return (
    <span
      className={styles.clock}
      data-running={isRunning ? '' : undefined}
      data-short={!isLetters && left < SHORT ? '' : undefined}
      data-letters={isLetters ? '' : undefined}
      role="timer"
      aria-label={t('clock.left', { name, time })}
    >
      {bank === undefined ? <Letter /> : <Candle share={left / bank} isLit={isRunning} />}
      <span aria-hidden="true">{figures}</span>
    </span>
  );
}
