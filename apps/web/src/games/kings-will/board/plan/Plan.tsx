import type { BoardPart } from '../../pieces/view.ts';
import { useBoardWords } from '../../texts/index.ts';
import { Fields } from './Fields.tsx';
import styles from './Plan.module.css';
import { PlanTitle } from './PlanTitle.tsx';

/** The plan of the wills: the cards with the discs on them, and what the viewer knows of them. */
export function Plan({ view, actions, onOpen }: BoardPart & { onOpen(): void }) {
  const t = useBoardWords();
  return (
    <section className={styles.plan} aria-label={t('plan')}>
      <PlanTitle view={view}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {t('market.open')}
        </button>
      </PlanTitle>
      <Fields {...{ view, actions }} />
    </section>
  );
}
