import { LOCKED, type RowAfter, TILES, tileName } from '@three-crowns/kings-will/board';
import { TileStamp } from '../../pieces/TileStamp.tsx';
import type { View } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import styles from './RowStamps.module.css';

/** The row as it will be, each tile as small as a stamp. */
export function RowStamps({ view, after }: { readonly view: View; readonly after: RowAfter }) {
  const { t, say } = useNames(view);
  return (
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
  );
}
