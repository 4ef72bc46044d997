import { SLOPE_ROWS, SLOPES, slotTarget } from '@three-crowns/king-of-the-valley/board';
import { classes } from '../../../design/classes.ts';
import { useTargetProps } from '../../../table/picking/targets.ts';
import type { TableActions } from '../../../table/screen/screen.ts';
import type { Identities } from '../motion/identities.ts';
import { TILE_LIFT, Tile } from '../pieces/Tile.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import styles from './Hill.module.css';
import { HillCastle } from './HillCastle.tsx';
import type { Preview } from './preview.ts';
import { Slope, SlopePlace } from './Slope.tsx';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly ids: Identities;
  readonly preview: Preview;
}

/** Two columns of tiles up the slope with the prices between; the foot is at the bottom, or at the left on a phone. */
export function Hill({ view, actions, ids, preview }: Props) {
  const { t } = useLabels(view);
  const { state } = view;
  const isFilling = view.asked?.ask === 'replenish' && view.choices.length > 0;
  const rows = Array.from({ length: SLOPE_ROWS }, (_, row) => row);
  return (
    <section className={styles.hill} aria-label={t('hill')}>
      <HillCastle />
      <div className={classes(styles.slots, isFilling && styles.filling)}>
        {rows.map((row) => (
          <span
            key={row}
            className={classes(styles.price, isPriced(view, row) && styles.priced)}
            style={{ '--r': row }}
            aria-hidden="true"
          >
            {state.values.prices[row]}
          </span>
        ))}
        {SLOPES.map((name, slope) =>
          rows.map((row) => (
            <Slot key={`${name} ${row}`} {...{ view, actions, ids, preview, slope, row }} isQuiet={isFilling} />
          )),
        )}
        {isFilling && SLOPES.map((name, slope) => <Slope key={name} view={view} actions={actions} slope={slope} />)}
        {view.choices.length === 0 && SLOPES.map((name, slope) => <SlopePlace key={name} slope={slope} />)}
      </div>
    </section>
  );
}

/** A tile of this row can be bought now. */
const isPriced = (view: View, row: number): boolean =>
  view.asked?.ask === 'recruit' &&
  view.choices.some(({ targets }) => SLOPES.some((_, slope) => targets.includes(slotTarget(slope, row))));

type SlotProps = Props & { readonly slope: number; readonly row: number; readonly isQuiet: boolean };

function Slot({ view, actions, ids, preview, slope, row, isQuiet }: SlotProps) {
  const labels = useLabels(view);
  const { state } = view;
  const tile = state.hill[slope][row];
  const props = useTargetProps(view, actions, slotTarget(slope, row), labels.slot(slope, row), { lift: TILE_LIFT });
  const order = preview.fills.findIndex((fill) => fill.slope === slope && fill.row === row);
  const isActive = view.choices.length > 0 && ['recruit', 'swap'].includes(view.asked?.ask ?? '');
  return (
    <button
      {...props}
      className={classes(styles.slot, isActive && !isQuiet && styles.choosing, order >= 0 && styles.leaving)}
      style={{
        '--r': row,
        '--d': slope === 0 ? -1 : 1,
        '--line': slope === 0 ? 1 : 3,
        '--column': slope + 1,
      }}
    >
      {tile !== undefined && (
        <Tile key={ids.hill[slope][row]} tile={tile} values={state.values} id={ids.hill[slope][row]} plain />
      )}
      {order >= 0 && <b className={styles.order} data-text={order + 1} />}
    </button>
  );
}
