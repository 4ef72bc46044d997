import type { Seat } from '@three-crowns/core';
import { COLUMNS, PIECES_OF } from '@three-crowns/king-of-the-valley/board';
import { Aloud } from '../../../design/Aloud.tsx';
import { classes } from '../../../design/classes.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { COLUMN_ICON } from '../pieces/looks.ts';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import styles from './CastleSummary.module.css';
import { Goods } from './Goods.tsx';

/** An opponent's castle in short, below the name and the score that the table writes. */
export function CastleSummary({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const labels = useLabels(view);
  const { t } = labels;
  const castle = view.state.castles[seat];
  const count = (column: number, list: readonly number[]) =>
    PIECES_OF[column].reduce((sum, piece) => sum + list[piece], 0);
  return (
    <div className={styles.summary} data-castle={seat}>
      <Goods {...{ view, seat }} />
      <ul className={styles.columns}>
        {COLUMNS.map((name, column) => {
          const up = count(column, castle.up);
          const down = count(column, castle.down);
          const taxed = castle.taxed[column];
          const label = t('column', { name: labels.column(column), up, down });
          return (
            <li key={name} className={classes(up + down > 0 ? styles[name] : styles.none)}>
              <Aloud>{taxed ? `${label}, ${t('columnTaxed')}` : label}</Aloud>
              <Icon name={COLUMN_ICON[name]} />
              <b aria-hidden="true">{up + down}</b>
              {taxed && (
                <i className={styles.taxed} aria-hidden="true">
                  <Icon name="stacked-coins" />
                </i>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
