import type { State } from '@three-crowns/kings-will';
import { LAST_SLOT, LOCKED, TILES, tileName } from '@three-crowns/kings-will/board';
import type { TableView } from '../../../../table/screen/screen.ts';
import { TileStamp } from '../../pieces/ActionTile.tsx';
import { useNames } from '../../sayings/useNames.ts';
import styles from './AfterStrip.module.css';
import { type After, afterOf, slotsToGo } from './after.ts';

/** The row as it will be, and how close the king comes. */
export function AfterStrip({ view }: { readonly view: TableView }) {
  const { t, say } = useNames(view);
  const { row } = view.state as State;
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

function kingWords({ king, advances }: After, t: ReturnType<typeof useNames>['t']): string {
  if (king === LAST_SLOT) return t('after.arrives');
  return advances ? t('after.king', { slot: king + 1 }) : t('after.stays', { slot: king + 1 });
}
