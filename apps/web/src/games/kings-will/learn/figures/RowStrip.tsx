import type { State } from '@three-crowns/kings-will';
import { KING, LAST_SLOT, LOCKED, TILES, tileName, valuesOf } from '@three-crowns/kings-will/board';
import { classes } from '../../../../design/classes.ts';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { breakable } from '../../pieces/breaks.ts';
import { Chain } from '../../pieces/Chain.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { TileArms } from '../../pieces/TileArms.tsx';
import { useNames } from '../../sayings/useNames.ts';
import { type ExampleId, endOf, startOf } from '../examples/examples.ts';
import { useHowTo } from '../texts/words.ts';
import { useExampleView } from './exampleView.ts';
import styles from './RowStrip.module.css';

interface Props {
  readonly state: State;
  /** The slot whose tile is taken, or has come back. */
  readonly marked: number | undefined;
}

/** The nine tiles with their names: on a narrow page the chained ones above the free ones. */
function RowStrip({ state, marked }: Props) {
  const { t, say } = useNames(useExampleView(state));
  return (
    <div className={styles.rail}>
      <ol className={styles.row}>
        {state.row.map((tile, slot) => (
          <li
            key={tile}
            className={classes(
              styles.slot,
              slot < LOCKED && styles.locked,
              tile === KING && styles.king,
              slot === marked && styles.marked,
            )}
            aria-label={[
              t('row.slot', { tile: say(tileName(tile)), slot: slot + 1 }),
              ...(slot < LOCKED ? [t('row.locked', { count: LOCKED - slot })] : []),
            ].join(', ')}
          >
            <TileArms tile={TILES[tile]} />
            <span className={styles.name} data-long={say(tileName(tile)).length > 10 ? '' : undefined}>
              {breakable(say(tileName(tile)))}
            </span>
            <small>{slot + 1}</small>
            {slot === LAST_SLOT && (
              <Medal className={styles.bonus ?? ''} points={`+${valuesOf(state).numbers.slotBonus}`} size={30} />
            )}
          </li>
        ))}
      </ol>
      <span className={styles.chain}>
        <Chain />
      </span>
    </div>
  );
}

/** The row before the tile of an example is taken, and when its turn is over. */
export function RowPlate({ example, caption }: { readonly example: ExampleId; readonly caption: string }) {
  const t = useHowTo();
  const [before, after] = [startOf(example), endOf(example)];
  const taken = before.row.indexOf(after.row[0]);
  return (
    <Plate caption={caption}>
      <div className={styles.pair}>
        <p>{t('before')}</p>
        <RowStrip state={before} marked={taken} />
        <p>{t('after')}</p>
        <RowStrip state={after} marked={0} />
      </div>
    </Plate>
  );
}

/** The row as it lies at the start of an example. */
export function RowStill({ example, caption }: { readonly example: ExampleId; readonly caption: string }) {
  return (
    <Plate caption={caption}>
      <div className={styles.pair}>
        <RowStrip state={startOf(example)} marked={undefined} />
      </div>
    </Plate>
  );
}
