import { Button } from '../../design/Button.tsx';
import { useT } from '../texts/index.ts';
import { LessonPips } from './LessonPips.tsx';
import styles from './Lessons.module.css';
import type { Guiding } from './useGuide.ts';

/** In the bar of a first game, in the place of the phases: how far the lessons have come, and the way out of them. */
export function LessonStrip({ guiding }: { readonly guiding: Guiding }) {
  const t = useT();
  return (
    <div className={styles.strip}>
      <b>{t('guide.title')}</b>
      <LessonPips learned={guiding.learned} />
      <Button kind="quiet" size="small" className={styles.leave} onClick={() => guiding.set('left')}>
        {t('guide.leave')}
      </Button>
    </div>
  );
}
