import type { State } from '@three-crowns/king-of-the-valley';
import { SLOPE_ROWS, slotName } from '@three-crowns/king-of-the-valley/board';
import { classes } from '../../../../design/classes.ts';
import { Back, Tile } from '../../pieces/Tile.tsx';
import styles from './Hill.module.css';

interface Props {
  readonly state: State;
  /** Places in gold, as L4 or R1. */
  readonly marked?: readonly string[];
  /** Tiles that slide one row down. */
  readonly sliding?: readonly string[];
  /** Places with the order in which they come into the valley. */
  readonly order?: readonly string[];
  readonly withStacks?: boolean;
  readonly label: string;
}

const ROWS_DOWN = Array.from({ length: SLOPE_ROWS }, (_, i) => SLOPE_ROWS - 1 - i);
const STACKS = ['II', 'III'] as const;

/** The hill of a position, its foot at the bottom, with the price of each row between the slopes. */
export function Hill({ state, marked = [], sliding = [], order = [], withStacks = false, label }: Props) {
  return (
    <div className={styles.hill} role="img" aria-label={label}>
      {withStacks && <Stacks state={state} />}
      <div className={styles.slopes}>
        {ROWS_DOWN.map((row) => (
          <div key={row} className={styles.row}>
            {[0, 1].map((slope) => {
              const slot = slotName(slope, row);
              const tile = state.hill[slope][row];
              const nth = order.indexOf(slot);
              return (
                <span key={slot} className={classes(styles.slot, marked.includes(slot) && styles.marked)}>
                  {tile === undefined ? (
                    <span className={styles.empty} />
                  ) : (
                    <Tile tile={tile} values={state.values} plain />
                  )}
                  {sliding.includes(slot) && <span className={styles.slide} />}
                  {nth >= 0 && <b className={styles.order}>{nth + 1}</b>}
                </span>
              );
            })}
            <b className={styles.price}>{state.values.prices[row]}</b>
          </div>
        ))}
      </div>
    </div>
  );
}

function Stacks({ state }: { readonly state: State }) {
  return (
    <div className={styles.stacks}>
      {STACKS.map((stage, i) => (
        <span key={stage} className={styles.stack}>
          <span className={state.piles[i].length === 0 ? styles.gone : undefined}>
            <Back stage={stage} />
          </span>
          <b>{state.piles[i].length}</b>
        </span>
      ))}
    </div>
  );
}
