import { classes } from '../../design/classes.ts';
import { DrawnIcon } from '../../design/icons/DrawnIcon.tsx';
import sheet from '../../design/sheet.module.css';
import { useSettings } from '../../settings/settings.ts';
import styles from './Cards.module.css';
import { usePuzzleWords } from './texts/index.ts';
import { streakOf, type Try, weekOf } from './tries.ts';

interface Props {
  readonly tries: readonly Try[];
  readonly today: string;
}

/** Days in a row, and the last week of them. */
export function StreakCard({ tries, today }: Props) {
  const w = usePuzzleWords();
  const { language } = useSettings();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const week = weekOf(tries, today);
  const isMissed = week.at(-1)?.state === 'missed';
  return (
    <section className={classes(sheet.sheet, styles.card)}>
      <h2>{isMissed ? w('tomorrow') : w('streak', { days: streakOf(tries, today) })}</h2>
      <ol className={styles.week}>
        {week.map(({ day, state }) => (
          <li key={day} data-state={state}>
            <span role="img" aria-label={w(`day.${state}`)}>
              {state === 'found' && <DrawnIcon name="tick" size={20} />}
              {state === 'missed' && <DrawnIcon name="close" size={20} />}
            </span>
            {day === today ? w('today') : weekday.format(Date.parse(day))}
          </li>
        ))}
      </ol>
    </section>
  );
}
