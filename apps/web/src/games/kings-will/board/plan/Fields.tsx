import type { BoardPart } from '../../pieces/view.ts';
import styles from './Plan.module.css';
import { PlanField } from './PlanField.tsx';

interface Props extends BoardPart {
  /** To be read: in words, with what each is worth today. */
  readonly isLarge?: boolean;
}

/** The cards of the plan in their fields, eight or six. */
export function Fields({ view, actions, isLarge = false }: Props) {
  const { plan } = view.state;
  return (
    <ol className={styles.fields} data-count={plan.length} data-large={isLarge ? '' : undefined}>
      {plan.map((_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields are where the plan has them
        <PlanField key={field} {...{ view, actions, field, isLarge }} />
      ))}
    </ol>
  );
}
