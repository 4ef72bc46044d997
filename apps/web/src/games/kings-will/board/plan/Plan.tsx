import { UNKNOWN } from '@three-crowns/core';
import { NO_WILL } from '@three-crowns/kings-will/board';
import { useState } from 'react';
import type { BoardPart } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import { Fields } from './Fields.tsx';
import { Notebook } from './Notebook.tsx';
import styles from './Plan.module.css';

/** The plan of the wills: the cards with the discs on them, and what the viewer knows of them. */
export function Plan({ view, actions, onOpen }: BoardPart & { onOpen(): void }) {
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
        <button type="button" className={styles.open} onClick={onOpen}>
          {t('market.open')}
        </button>
      </h2>
      <Fields {...{ view, actions }} />
      {isOpen && <Notebook view={view} onClose={() => setOpen(false)} />}
    </section>
  );
}
