import { LAST_SLOT, NO_SLOT, type RowAfter, rowAfter, slotsToGo, tileName } from '@three-crowns/kings-will/board';
import type { View } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import styles from './NextRow.module.css';
import { RowStamps } from './RowStamps.tsx';

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
            <span>{wordsAfter(after, t, say)}</span>
          </p>
          <RowStamps {...{ view, after }} />
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

/** How close the king comes, and which tile comes free. */
export function wordsAfter(
  { king, advances, freed }: RowAfter,
  t: ReturnType<typeof useNames>['t'],
  say: ReturnType<typeof useNames>['say'],
): string {
  const moved = advances ? t('after.king', { slot: king + 1 }) : t('after.stays', { slot: king + 1 });
  const words = king === LAST_SLOT ? t('after.arrives') : moved;
  return freed === undefined ? words : `${words}, ${t('after.freed', { tile: say(tileName(freed)) })}`;
}
