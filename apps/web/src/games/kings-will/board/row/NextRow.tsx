import {
  LAST_SLOT,
  LOCKED,
  NO_SLOT,
  type RowAfter,
  rowAfter,
  slotsToGo,
  TILES,
  tileName,
} from '@three-crowns/kings-will/board';
import { TileStamp } from '../../pieces/ActionTile.tsx';
import type { View } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import styles from './NextRow.module.css';

/** The row as it will be, and how close the king comes. */
export function NextRow({ view }: { readonly view: View }) {
  const { t, say } = useNames(view);
  const { row } = view.state;
  const after = afterOf(view);
  return (
    <div className={styles.after} data-open={after === undefined ? undefined : 'yes'}>
      {after === undefined ? (
        <p className={styles.rest}>
          <b>{t('king.toGo', { count: slotsToGo(row) })}</b>{' '}
          {view.asked?.ask === 'tile' && view.choices.length > 0 && <span>{t('after.hint')}</span>}
        </p>
      ) : (
        <>
          <p>
            <b>{t('after', { tile: say(tileName(after.tile)) })}</b>
            <span>
              {kingWords(after, t)}
              {after.freed !== undefined && `, ${t('after.freed', { tile: say(tileName(after.freed)) })}`}
            </span>
          </p>
          <ol className={styles.stamps}>
            {after.row.map((tile, slot) => (
              <li key={tile} data-edge={slot === LOCKED - 1 ? 'yes' : undefined}>
                <TileStamp
                  tile={TILES[tile]}
                  locked={slot < LOCKED && slot > 0}
                  fresh={slot === 0}
                  title={t('row.slot', { tile: say(tileName(tile)), slot: slot + 1 })}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** Of the tile that is pointed at, or of the one that is taken out already. */
function afterOf({ state, pointed }: View): RowAfter | undefined {
  const move = pointed?.move;
  if (move?.do === 'take') return rowAfter(state.row, move.slot);
  return state.slot === NO_SLOT ? undefined : rowAfter(state.row, state.slot);
}

function kingWords({ king, advances }: RowAfter, t: ReturnType<typeof useNames>['t']): string {
  if (king === LAST_SLOT) return t('after.arrives');
  return advances ? t('after.king', { slot: king + 1 }) : t('after.stays', { slot: king + 1 });
}
