import type { State } from '@three-crowns/kings-will';
import { Aloud } from '../../../design/Aloud.tsx';
import { Crest } from '../../../design/Crest.tsx';
import { classes } from '../../../design/classes.ts';
import { printed, signed } from '../../../design/numbers.ts';
import type { SeatInfo } from '../../../seats/seats.ts';
import { Count } from '../../../table/score/Count.tsx';
import { Crown } from '../../../table/score/Crown.tsx';
import stage from '../../../table/score/stage.module.css';
import { useT } from '../../../table/texts/index.ts';
import { Disc } from '../pieces/Disc.tsx';
import { LandScene, SEASONS, type Season } from '../pieces/LandScene.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { AskedPieces } from './AskedPieces.tsx';
import type { Chapter, Part } from './chapters.ts';
import styles from './Stand.module.css';
import { useEndWords } from './texts/index.ts';

interface Props {
  readonly state: State;
  readonly seat: SeatInfo;
  readonly chapter: Chapter;
  /** Of everything told so far. */
  readonly total: number;
  /** Once all has been told: the last card is put away then. */
  readonly place: number | undefined;
}

const DONE: Part = { fate: undefined, hasDisc: false, lost: 0, won: 0 };

/** One seat before the throne: the pieces that the card asks for, the judgement, the sum. */
export function Stand({ state, seat, chapter, total, place }: Props) {
  const t = useEndWords();
  const isJudged = place !== undefined;
  const part = isJudged ? DONE : chapter.parts[seat.seat];
  const change = part.won - part.lost;
  const isWinner = place === 1;
  const isTold = !isJudged && chapter.kind !== 'points';
  return (
    <li
      className={styles.stand}
      style={{ '--seat': `var(--${seat.colour})` }}
      data-fate={part.fate}
      data-paid={part.won > 0 && isTold ? 'yes' : undefined}
      data-won={isWinner ? 'yes' : undefined}
    >
      {isWinner && (
        <span className={styles.crown}>
          <Crown how="falls" />
        </span>
      )}
      <div key={chapter.key} className={styles.land}>
        <Ground season={SEASONS[(state.round - 1) % SEASONS.length]} />
        {!isJudged && <AskedPieces state={state} seat={seat} chapter={chapter} />}
        {part.fate === 'wrath' && <Sign name="wrath" className={styles.flame} />}
        {part.fate === 'shielded' && <Sign name="shield" className={styles.shield} />}
      </div>
      <p key={`verdict ${chapter.key}`} className={styles.verdict}>
        {isJudged ? <Place place={place} /> : <Verdict part={part} seat={seat} isCard={chapter.kind === 'card'} />}
        <b data-lost={change < 0 ? 'yes' : undefined}>{isTold ? signed(change) : ''}</b>
      </p>
      <p className={styles.foot}>
        <Crest colour={seat.colour} charge={seat.charge} size={30} />
        <span className={classes(stage.name, styles.who)}>{seat.name}</span>
        {change !== 0 && isTold && <s aria-hidden="true">{printed(total - change)}</s>}
        <Aloud>{t('sum', { name: seat.name, total })}</Aloud>
        <b aria-hidden="true">
          <Count to={total} />
        </b>
      </p>
    </li>
  );
}

function Place({ place }: { readonly place: number }) {
  const t = useT();
  return <span>{t('score.placeLong', { place })}</span>;
}

/** Two lands side by side: one alone is not as wide as a stand. */
function Ground({ season }: { readonly season: Season }) {
  return (
    <span className={styles.ground} aria-hidden="true">
      <LandScene land="meadow" season={season} />
      <LandScene land="meadow" variant={1} season={season} />
    </span>
  );
}

interface VerdictProps {
  readonly part: Part;
  readonly seat: SeatInfo;
  readonly isCard: boolean;
}

function Verdict({ part: { fate, hasDisc }, seat, isCard }: VerdictProps) {
  const t = useEndWords();
  if (!isCard) return <span />;
  if (fate === 'wrath') {
    return (
      <>
        <Sign name="wrath" className={styles.wrath} />
        <span>{t('verdict.wrath')}</span>
      </>
    );
  }
  const spared = t(fate === 'shielded' ? 'verdict.shielded' : 'verdict.met');
  return (
    <>
      {hasDisc ? <Disc seat={seat} size={28} /> : <i className={styles.noDisc} />}
      <span>{hasDisc ? spared : `${spared}. ${t('verdict.noDisc')}`}</span>
    </>
  );
}
