import { useT } from '../texts/index.ts';
import styles from './Lessons.module.css';

/** A pip for each lesson, gold once it is learned. */
export function LessonPips({ learned }: { readonly learned: readonly boolean[] }) {
  const t = useT();
  const done = learned.filter(Boolean).length;
  return (
    <span className={styles.pips} role="img" aria-label={t('guide.pips', { done, count: learned.length })}>
      {learned.map((isLearned, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lessons never change places
        <i key={i} data-learned={isLearned ? 'yes' : undefined} />
      ))}
    </span>
  );
}
