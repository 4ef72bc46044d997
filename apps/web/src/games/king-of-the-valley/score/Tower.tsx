import type { Score } from '@three-crowns/core';
import { aloud } from '../../../design/Aloud.tsx';
import { Crest } from '../../../design/Crest.tsx';
import { classes } from '../../../design/classes.ts';
import { isLongName, type SeatInfo } from '../../../seats/seats.ts';
import { Pawn } from '../pieces/Pawn.tsx';
import { Roof } from './Roof.tsx';
import { StoreyLabels } from './StoreyLabels.tsx';
import { StoreyPieces } from './StoreyPieces.tsx';
import type { Storey } from './steps.ts';
import styles from './Tower.module.css';
import { useEndWords } from './texts/index.ts';

interface Props {
  readonly seat: SeatInfo;
  readonly score: Score;
  /** Those that stand, the latest last. */
  readonly storeys: readonly Storey[];
  readonly total: number;
  readonly isWinner: boolean;
  /** Where a shared crown comes from. */
  readonly aside: number;
}

/** One castle, as high as what was told so far. */
export function Tower({ seat, score, storeys, total, isWinner, aside }: Props) {
  const t = useEndWords();
  const pointsOf = ({ points }: Storey) => points[seat.seat];
  const isNow = (i: number) => (i === storeys.length - 1 ? 'yes' : undefined);
  return (
    <li className={styles.castle} style={{ '--seat': `var(--${seat.colour})` }} data-won={isWinner ? 'yes' : undefined}>
      <p className={aloud}>{t('castle', { name: seat.name, total })}</p>
      <StoreyLabels storeys={storeys} seat={seat.seat} />
      <div className={styles.tower} aria-hidden="true">
        <i className={styles.curtain} />
        <i className={styles.curtain} />
        <Roof total={total} isWinner={isWinner} aside={aside} />
        <div className={styles.merlons} />
        <div className={styles.walls}>
          {storeys.map((storey, i) => (
            <div
              key={storey.key}
              className={classes(styles.storey, styles[storey.key])}
              style={{ '--points': pointsOf(storey) }}
              data-now={isNow(i)}
            >
              <StoreyPieces group={storey.key} lines={score.lines} />
            </div>
          ))}
        </div>
        <div className={styles.base}>
          <svg viewBox="0 0 60 50" focusable="false" aria-hidden="true">
            <path d="M6 50V24a24 22 0 0 1 48 0V50Z" fill="#3a2412" stroke="#1c0f08" strokeWidth="3" />
            <path d="M18 50V12M30 50V4M42 50V12M6 30H54" stroke="#6b4a2c" strokeWidth="3" />
          </svg>
        </div>
        <span className={styles.king}>
          <Pawn seat={seat} />
        </span>
      </div>
      <p className={styles.plate} aria-hidden="true" data-long={isLongName(seat.name) ? '' : undefined}>
        <Crest colour={seat.colour} charge={seat.charge} size={26} /> <b className={styles.who}>{seat.name}</b>
      </p>
    </li>
  );
}
