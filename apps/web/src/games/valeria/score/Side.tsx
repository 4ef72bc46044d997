import { type Score, UNKNOWN } from '@three-crowns/core';
import type { State } from '@three-crowns/valeria';
import { Aloud } from '../../../design/Aloud.tsx';
import { Crest } from '../../../design/Crest.tsx';
import { classes } from '../../../design/classes.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { SeatInfo } from '../../../seats/seats.ts';
import { useSettings } from '../../../settings/settings.ts';
import { Count } from '../../../table/score/Count.tsx';
import { Crown } from '../../../table/score/Crown.tsx';
import stage from '../../../table/score/stage.module.css';
import { useT } from '../../../table/texts/index.ts';
import { DukeCard } from '../pieces/DukeCard.tsx';
import { LyingCards } from './LyingCards.tsx';
import styles from './Side.module.css';
import { dukeFor } from './sides.ts';
import { isOpen } from './steps.ts';
import { useEndWords } from './texts/index.ts';
import { lineText } from './words.ts';

interface Props {
  readonly state: State;
  readonly side: number;
  /** So many there are. */
  readonly sides: number;
  /** Undefined for the Dark Lord. */
  readonly seat: SeatInfo | undefined;
  readonly name: string;
  readonly score: Score;
  /** What all could see. */
  readonly open: number;
  /** Of everything told so far. */
  readonly total: number;
  /** The duke lies open, or what counts for all has been told. */
  readonly isTurned: boolean;
  /** This side is the one that is told now. */
  readonly isNow: boolean;
  /** Once it is known. */
  readonly place: number | undefined;
}

/** One realm: its cards, its duke, what the duke counts, and the sum. */
export function Side({ state, side, sides, seat, name, score, open, total, isTurned, isNow, place }: Props) {
  const t = useEndWords();
  const table = useT();
  const { language } = useSettings();
  const duke = dukeFor(state, side);
  const lines = score.lines.filter((line) => !isOpen(line) && line.count > 0);
  return (
    <li
      className={styles.side}
      style={{ '--seat': seat === undefined ? 'var(--v-line)' : `var(--${seat.colour})` }}
      data-now={isNow ? 'yes' : undefined}
      data-won={place === 1 ? 'yes' : undefined}
    >
      {place === 1 && (
        <span className={styles.crown}>
          <Crown how="falls" />
        </span>
      )}
      <header className={styles.head}>
        {seat === undefined ? (
          <Icon name="skull" size={30} />
        ) : (
          <Crest colour={seat.colour} charge={seat.charge} size={32} />
        )}
        <h2 className={classes(stage.name, styles.who)}>{name}</h2>
        {place !== undefined && <small>{table('score.placeLong', { place })}</small>}
        <b className={styles.brief} aria-hidden="true">
          <Count to={total} />
        </b>
      </header>
      <LyingCards state={state} side={side} sides={sides} isLit={isTurned} />
      {duke !== undefined && (
        <span key={isTurned ? 'turned' : 'hidden'} className={classes(styles.duke, isTurned && styles.turned)}>
          {isTurned ? <DukeCard state={state} duke={duke} /> : <DukeCard state={state} duke={UNKNOWN} />}
          {!isTurned && <Aloud>{t('hidden')}</Aloud>}
        </span>
      )}
      <ul className={styles.lines}>
        {isTurned &&
          lines.map((line) => (
            <li key={line.key}>
              <span>{lineText(language, line)}</span> <b>{line.points}</b>
            </li>
          ))}
      </ul>
      <p className={styles.sum}>
        <Aloud>{t('sum', { name, total })}</Aloud>
        <span aria-hidden="true">
          <small>{t('open')}</small>
          {open}
        </span>
        <i aria-hidden="true">+</i>
        <span aria-hidden="true">
          <small>{t(duke === undefined ? 'alike' : 'duke')}</small>
          {isTurned ? total - open : '?'}
        </span>
        <i aria-hidden="true">=</i>
        <b aria-hidden="true">{isTurned ? <Count to={total} /> : '?'}</b>
      </p>
    </li>
  );
}
