import { UNKNOWN } from '@three-crowns/core';
import { NO_WILL } from '@three-crowns/kings-will/board';
import { useState } from 'react';
import type { BoardPart } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import { Notebook } from './Notebook.tsx';
import styles from './Plan.module.css';
import { PlanField } from './PlanField.tsx';

/** The plan of the wills: the cards with the discs on them, and what the viewer knows of them. */
export function Plan({ view, actions }: BoardPart) {
  const { t } = useNames(view);
  const { plan } = view.state;
  const [isOpen, setOpen] = useState(false);
  const known = plan.filter((will) => will !== UNKNOWN && will !== NO_WILL).length;
  return (
    <section className={styles.plan} aria-label={t('plan')}>
      <h2 className={styles.title}>
        {t('plan')} <small>{t('plan.known', { known, count: plan.length })}</small>
        {known > 0 && (
          <button type="button" className={styles.open} onClick={() => setOpen(true)}>
            {t('notebook')}
          </button>
        )}
      </h2>
      <ol className={styles.fields} data-count={plan.length}>
        {plan.map((_, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are where the plan has them
          <PlanField key={field} {...{ view, actions, field }} />
        ))}
      </ol>
      {isOpen && <Notebook view={view} onClose={() => setOpen(false)} />}
    </section>
  );
}
