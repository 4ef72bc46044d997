import { Crest } from '../../../design/Crest.tsx';
import type { SeatInfo } from '../../../seats/seats.ts';
import { Disc } from '../pieces/Disc.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { useBoardWords } from '../texts/index.ts';
import type { Chapter, Part } from './chapters.ts';
import styles from './ScoreStory.module.css';

interface Props {
  readonly seat: SeatInfo;
  readonly chapter: Chapter;
  readonly part: Part;
  /** The largest total of the story. */
  readonly most: number;
}

const SIGNS = { avoided: 'crown', shielded: 'shield', wrath: 'wrath' } as const;

/** One seat in a step: what happens to it, and its sum so far. */
export function Lane({ seat, chapter, part, most }: Props) {
  const t = useBoardWords();
  const { fate, hasDisc, lost, won, total } = part;
  return (
    <li className={styles.lane} style={{ '--seat': `var(--${seat.colour})` }}>
      <Crest colour={seat.colour} charge={seat.charge} size={42} />
      <b className={styles.name}>{seat.name}</b>
      <span key={keyOf(chapter)} className={styles.happens}>
        {fate !== undefined && (
          <span className={styles[fate]}>
            <Sign name={SIGNS[fate]} /> {t(`story.${fate}`)}
            {lost > 0 && <b> −{lost}</b>}
          </span>
        )}
        {hasDisc && (
          <span className={styles.disc}>
            <Disc seat={seat} size={24} title={t('plan.disc', { name: seat.name })} />
            <b className={styles.won}>+{won}</b>
          </span>
        )}
        {fate === undefined && chapter.kind !== 'points' && <b className={styles.won}>+{won}</b>}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(100 * total) / most}%` }} />
      </span>
      <b className={styles.total}>{total}</b>
    </li>
  );
}

const keyOf = (chapter: Chapter): string => (chapter.kind === 'card' ? `card ${chapter.field}` : chapter.kind);
