import { givenUp, gradeOf } from '@three-crowns/coach';
import { GradeMark } from './GradeMark.tsx';
import { isFault } from './study/grades.ts';
import { useNumbers } from './study/numbers.ts';
import { choiceAt, deciderAt, playedAt } from './study/study.ts';
import { useT } from './texts/index.ts';
import type { StudyParts } from './useParts.ts';
import styles from './Verdict.module.css';

type Props = Pick<StudyParts, 'study' | 'telling' | 'at' | 'step' | 'line'> & {
  /** Where there is little room: who made which move. */
  readonly isBrief?: boolean;
};

/** What was decided at the moment that is looked at, what it gave up, and what was better. */
export function Verdict(parts: Props) {
  const { at, step, study } = parts;
  const t = useT();
  const { change } = useNumbers();
  const isOver = at === study.plies;
  const grade = step && gradeOf(step);
  const head = isOver ? t('verdict.end') : t('verdict.at', decidedIn(parts));
  return (
    <section className={styles.verdict} aria-label={t('verdict.title')}>
      {grade !== undefined && <GradeMark mark={grade} large />}
      <div className={styles.words} role="status">
        <h2>{head}</h2>
        <Reason {...parts} />
      </div>
      {step !== undefined && grade !== undefined && isFault(grade) && (
        <b className={styles.lost} data-lost="">
          {change('chances', -givenUp(step))}
        </b>
      )}
    </section>
  );
}

/** What came of a move may be long: in brief it is named as its button was. */
function decidedIn({ study, telling, at, isBrief = false }: Props): { readonly round: string; readonly what: string } {
  const [seat, played] = [deciderAt(study, at), playedAt(study, at)];
  if (isBrief && seat !== undefined && played !== undefined) {
    return { round: study.seats[seat].name, what: telling.move(played) };
  }
  return { round: telling.round(at), what: telling.deed(at) };
}

function Reason({ study, telling, at, step, line }: Props) {
  const t = useT();
  const { value } = useNumbers();
  if (at === study.plies) return null;
  if (step === undefined) return <p>{t('verdict.later')}</p>;
  const grade = gradeOf(step);
  if (!isFault(grade)) return <p>{t(`verdict.${grade}`)}</p>;
  const { seat, before, after, better, why } = step;
  const points = before.points[seat] - after.points[seat];
  const chance = value('chances', givenUp(step));
  const choice = choiceAt(study, at, better?.[0]);
  if (line !== undefined) return <p>{t('line.at', { moves: telling.line(line) })}</p>;
  return (
    <p>
      {points < LITTLE
        ? t('verdict.gaveUpChance', { chance })
        : t('verdict.gaveUp', { chance, points: value('points', points) })}{' '}
      {choice !== undefined && t('verdict.better', { move: telling.move(choice) })} {why && telling.why(why).join(' ')}
    </p>
  );
}

/** Points that would be printed as none. */
const LITTLE = 0.05;
