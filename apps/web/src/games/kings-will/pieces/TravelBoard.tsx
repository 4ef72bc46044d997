import type { ReactNode } from 'react';
import { classes } from '../../../design/classes.ts';
import { Destination } from './Destination.tsx';
import { Cost } from './Good.tsx';
import { MoodFace } from './MoodFace.tsx';
import { Sign } from './Sign.tsx';
import styles from './TravelBoard.module.css';

interface Props {
  /** Which of the eight, as TRAVELS lists them. */
  readonly travel: number;
  readonly title: string;
  /** A Levy and the Offers, each alone or in a button. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** The board of a royal visit: where the king comes from, what all must pay, what the happy may give. */
export function TravelBoard({ travel, title, children, className }: Props) {
  return (
    <section className={classes(styles.board, className)} aria-label={title}>
      <Destination travel={travel} className={styles.picture ?? ''} />
      <h2 className={styles.title}>
        <Sign name="crown" />
        <span data-long={title.length > 13 ? '' : undefined}>{title}</span>
      </h2>
      {children}
    </section>
  );
}

/** What all must pay. `note`: what that means for the reader (you have it, you are short). */
export function Levy({ units, label, words, note, short = false }: LevyProps) {
  return (
    <span className={styles.levy}>
      <span className={styles.words}>
        <span>{words}</span>
        {note !== undefined && <span className={classes(styles.note, short && styles.short)}>{note}</span>}
      </span>
      <Cost units={units} label={label} />
    </span>
  );
}

interface LevyProps {
  readonly units: readonly number[];
  /** The units in words. */
  readonly label: string;
  /** "All pay" */
  readonly words: string;
  readonly note?: string;
  readonly short?: boolean;
}

/** What may be given once from a mood on: it is open when the mood allows it. */
export function Offer({ mood, units, label, points, unit, open, given = false, brief = false }: OfferProps) {
  return (
    <span className={classes(styles.offer, open && styles.open, given && styles.given)}>
      <span className={styles.mood}>
        <MoodFace mood={mood} />
        <b>{mood === 4 ? mood : `≥${mood}`}</b>
      </span>
      <Cost units={units} label={label} />
      {(given || !brief) && (
        <span className={styles.arrow} aria-hidden="true">
          {given ? '✓' : '→'}
        </span>
      )}
      <span className={styles.points}>
        <b>{points}</b> {unit}
      </span>
    </span>
  );
}

interface OfferProps {
  /** As printed. */
  readonly mood: number;
  readonly units: readonly number[];
  readonly label: string;
  readonly points: number;
  /** "VP" */
  readonly unit: string;
  readonly open: boolean;
  /** Already given in this visit. */
  readonly given?: boolean;
  /** Without an arrow, where two stand side by side. */
  readonly brief?: boolean;
}
