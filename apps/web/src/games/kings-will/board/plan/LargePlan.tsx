import type { BoardPart } from '../../pieces/view.ts';
import { useBoardWords } from '../../texts/index.ts';
import { Fields } from './Fields.tsx';
import styles from './Plan.module.css';

/** The plan to be read: every card in words, with what it is worth today. */
export function LargePlan({ view, actions }: BoardPart) {
  const t = useBoardWords();
  return (
    <div className={styles.large}>
      <h2 className={styles.title}>{t('plan')}</h2>
      <Fields {...{ view, actions }} isLarge />
    </div>
  );
}
