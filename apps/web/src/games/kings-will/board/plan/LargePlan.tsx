import type { BoardPart } from '../../pieces/view.ts';
import { Fields } from './Fields.tsx';
import styles from './Plan.module.css';
import { PlanTitle } from './PlanTitle.tsx';

/** The plan to be read: every card in words, with what it is worth today. */
export function LargePlan({ view, actions }: BoardPart) {
  return (
    <div className={styles.large}>
      <PlanTitle view={view} />
      <Fields {...{ view, actions }} isLarge />
    </div>
  );
}
