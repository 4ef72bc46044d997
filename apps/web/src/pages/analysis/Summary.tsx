import type { Summary as GameSummary, Lanes, SeatSummary } from '@three-crowns/coach';
import { Crest } from '../../design/Crest.tsx';
import type { SeatInfo } from '../../seats/seats.ts';
import styles from './Summary.module.css';
import { barsOf, LANE_KINDS, reachOf, shareIn, verdictOf } from './study/lanes.ts';
import { useNumbers } from './study/numbers.ts';
import { roundAt, type Study } from './study/study.ts';
import { type T, useT } from './texts/index.ts';
import type { StudyParts } from './useParts.ts';

interface Props extends Pick<StudyParts, 'study' | 'state' | 'scale' | 'show'> {
  readonly summary: GameSummary;
}

/** How well each seat decided, and how much of the result was luck. */
export function Summary({ study, state, summary, scale, show }: Props) {
  const t = useT();
  const { value } = useNumbers();
  const lanes = summary.seats.map((seat) => seat[scale]);
  const reach = reachOf(lanes);
  const isWhole = state.analysis?.steps.length === study.plies;
  return (
    <section className={styles.summary} data-summary="">
      <h2>{isWhole ? headlineOf(t, study, summary) : t('sum.none')}</h2>
      <p>{t(`sum.${scale}`, { even: value(scale, lanes[0].even) })}</p>
      <ul>
        {study.seats.map((seat) => (
          <SeatLanes key={seat.seat} {...{ study, seat, scale, reach, show }} summary={summary.seats[seat.seat]} />
        ))}
      </ul>
    </section>
  );
}

/** "Skill decided it, luck helped Anselm." */
function headlineOf(t: T, { ending, seats }: Study, summary: GameSummary): string {
  const verdict = verdictOf(
    summary.seats.map(({ chances }) => chances),
    ending?.winners ?? [],
  );
  if (verdict === undefined) return t('sum.none');
  if (verdict.by === 'luck') return t('sum.luck');
  return verdict.helped === undefined ? t('sum.skill') : t('sum.skillHelped', { name: seats[verdict.helped].name });
}

interface SeatProps extends Pick<StudyParts, 'study' | 'scale' | 'show'> {
  readonly seat: SeatInfo;
  readonly summary: SeatSummary;
  readonly reach: readonly [number, number];
}

function SeatLanes({ study, seat: { name, colour, charge }, summary, scale, reach, show }: SeatProps) {
  const t = useT();
  const { value, change } = useNumbers();
  const { bestMove, [scale]: lanes } = summary;
  return (
    <li className={styles.seat} style={{ '--seat': `var(--${colour}-ink)` }}>
      <Crest colour={colour} charge={charge} size={38} />
      <div className={styles.who}>
        <h3>{name}</h3>
        {summary.decisions > 0 && <span>{t('sum.accuracy', { accuracy: Math.floor(summary.accuracy) })}</span>}
        {bestMove !== undefined && (
          <button type="button" onClick={() => show(bestMove)}>
            {t('sum.best', { round: roundAt(study, bestMove)?.name ?? '' })}
          </button>
        )}
      </div>
      <LaneBars lanes={lanes} reach={reach} />
      <ul className={styles.parts}>
        {LANE_KINDS.map((kind) => (
          <li key={kind}>
            <b>{change(scale, lanes[kind])}</b> {t(`lane.${kind}`)}
          </li>
        ))}
      </ul>
      <strong className={styles.result}>
        {scale === 'chances' ? value(scale, lanes.result) : Math.round(lanes.result)}
      </strong>
    </li>
  );
}

/** Striped is luck, full is skill: from the even start, the thin line, to the result, the thick one. */
function LaneBars({ lanes, reach }: { readonly lanes: Lanes; readonly reach: readonly [number, number] }) {
  const left = (n: number) => `${shareIn(reach, n)}%`;
  return (
    <div className={styles.bars} aria-hidden="true">
      {barsOf(lanes).map(({ kind, from, to }) => (
        <i
          key={kind}
          data-lane={kind}
          style={{
            left: left(Math.min(from, to)),
            width: `${Math.abs(shareIn(reach, to) - shareIn(reach, from))}%`,
          }}
        />
      ))}
      <u style={{ left: left(lanes.even) }} />
      <em style={{ left: left(lanes.result) }} />
    </div>
  );
}
