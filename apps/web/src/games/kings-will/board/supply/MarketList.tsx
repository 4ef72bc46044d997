import { BUILDINGS, canAfford, valuesOf, workOf } from '@three-crowns/kings-will/board';
import { type ReactNode, useState } from 'react';
import type { BoardPart, View } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import { MarketLine } from './MarketLine.tsx';
import styles from './MarketList.module.css';
import { fitsOf, leftOf, worth } from './offered.ts';

const FILTERS = ['all', 'pay', 'seam'] as const;
type Filter = (typeof FILTERS)[number];

interface Props extends BoardPart {
  /** What can be built besides stands above them. */
  readonly children?: ReactNode;
}

/** The buildings that are left, a line for each, and filters above them. */
export function MarketList({ view, actions, children }: Props) {
  const { t } = useNames(view);
  const [filter, setFilter] = useState<Filter>('all');
  const found = stocked(view);
  return (
    <section className={styles.market} aria-label={t('market')}>
      <div className={styles.filters}>
        {FILTERS.map((one) => (
          <button key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
            <span>
              {t(`market.${one}`)} <b>{found[one].length}</b>
            </span>
          </button>
        ))}
      </div>
      {children}
      <ul className={styles.lines}>
        {found[filter].map((building) => (
          <MarketLine key={BUILDINGS[building]} {...{ view, actions, building }} />
        ))}
      </ul>
    </section>
  );
}

/** By filter; what can be paid stands first. */
function stocked({ state, own }: View): { readonly [F in Filter]: readonly number[] } {
  const values = valuesOf(state);
  const left = leftOf(state);
  const pay = left.filter((building) => canAfford(values, state.palatinates[own], workOf(building)));
  const all = [...pay, ...left.filter((building) => !pay.includes(building))];
  const seam = all.filter((building) => fitsOf(state, own, building).some((fit) => worth(fit) > 0));
  return { all, pay, seam };
}
