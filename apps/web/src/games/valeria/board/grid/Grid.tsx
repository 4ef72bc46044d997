import { COLUMNS, PLACE_NAMES, PLACES } from '@three-crowns/valeria/board';
import type { TableActions } from '../../../../table/screen/screen.ts';
import { useLabels } from '../../pieces/useLabels.ts';
import type { View } from '../../pieces/view.ts';
import { attackedColumn } from './attacks.ts';
import styles from './Grid.module.css';
import { Place } from './Place.tsx';

const ROWS = Array.from({ length: PLACES / COLUMNS }, (_, row) => row);

/** Four rows of five: monsters above, citizens by their number, domains below. */
export function Grid({ view, actions }: { readonly view: View; readonly actions: TableActions }) {
  const { t } = useLabels(view);
  const column = attackedColumn(view);
  return (
    <section className={styles.frame} aria-label={t('grid')}>
      <div className={styles.names} aria-hidden="true">
        <span>{t('row.monsters')}</span>
        <span>
          {t('row.citizens')} <small>{t('row.sides')}</small>
        </span>
        <span>{t('row.domains')}</span>
      </div>
      <div className={styles.grid}>
        <i className={styles.monsters} />
        <i className={styles.citizens} />
        <i className={styles.domains} />
        {column !== undefined && (
          <i className={styles.attack} data-column={column} style={{ '--column': column + 1 }} />
        )}
        {ROWS.map((row) =>
          PLACE_NAMES.slice(row * COLUMNS, (row + 1) * COLUMNS).map((name, i) => (
            <Place key={name} {...{ view, actions }} place={row * COLUMNS + i} />
          )),
        )}
      </div>
    </section>
  );
}
