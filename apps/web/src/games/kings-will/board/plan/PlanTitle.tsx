import { UNKNOWN } from '@three-crowns/core';
import { NO_WILL } from '@three-crowns/kings-will/board';
import { type ReactNode, useState } from 'react';
import type { View } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import { Notebook } from './Notebook.tsx';
import styles from './Plan.module.css';

interface Props {
  readonly view: View;
  /** Another button. */
  readonly children?: ReactNode;
}

/** The name of the plan, how many of its cards the viewer knows, and the notebook with them. */
export function PlanTitle({ view, children }: Props) {
  const { t } = useNames(view);
  const { plan } = view.state;
  const [isOpen, setOpen] = useState(false);
  const known = plan.filter((will) => will !== UNKNOWN && will !== NO_WILL).length;
  return (
    <>
      <h2 className={styles.title}>
        {t('plan')} <small>{t('plan.known', { known, count: plan.length })}</small>
        {known > 0 && (
          <button type="button" className={styles.open} onClick={() => setOpen(true)}>
            {t('notebook')}
          </button>
        )}
        {children}
      </h2>
      {isOpen && <Notebook view={view} onClose={() => setOpen(false)} />}
    </>
  );
}
