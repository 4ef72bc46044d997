import type { Seat } from '@three-crowns/core';
import { COLUMNS, PIECES_OF } from '@three-crowns/king-of-the-valley/board';
import { classes } from '../../../design/classes.ts';
import { Icon, type IconName } from '../../../design/icons/Icon.tsx';
import { COLUMN_ICON } from '../pieces/looks.ts';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import styles from './CastleSummary.module.css';

/** An opponent's castle in short, below the name and the score that the table writes. */
export function CastleSummary({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const labels = useLabels(view);
  const { t } = labels;
  const { state } = view;
  const castle = state.castles[seat];
  const count = (column: number, list: readonly number[]) =>
    PIECES_OF[column].reduce((sum, piece) => sum + list[piece], 0);
  const tiles = COLUMNS.reduce((sum, _, column) => sum + count(column, castle.up) + count(column, castle.down), 0);
  return (
    <div className={styles.summary} data-castle={seat}>
      <ul className={styles.facts}>
        <Fact icon="coins" text={t('gold', { count: castle.gold })} number={castle.gold} seat={seat} />
        <Fact icon="castle" text={t('kingdoms', { count: castle.kingdoms })} number={castle.kingdoms} />
        <Fact icon="scroll" text={t('tiles', { count: tiles })} number={tiles} />
        {state.start === seat && (
          <li>
            <Icon name="crown" title={t('starts')} />
          </li>
        )}
      </ul>
      <ul className={styles.columns}>
        {COLUMNS.map((name, column) => {
          const up = count(column, castle.up);
          const down = count(column, castle.down);
          const taxed = castle.taxed[column];
          const label = t('column', { name: labels.column(column), up, down });
          return (
            <li key={name} className={classes(up + down > 0 ? styles[name] : styles.none)}>
              <span className={styles.aloud}>{taxed ? `${label}, ${t('columnTaxed')}` : label}</span>
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

interface FactProps {
  readonly icon: IconName;
  readonly text: string;
  readonly number: number;
  readonly seat?: number;
}

function Fact({ icon, text, number, seat }: FactProps) {
  return (
    <li data-gold={seat}>
      <span className={styles.aloud}>{text}</span>
      <Icon name={icon} />
      <b aria-hidden="true">{number}</b>
    </li>
  );
}
