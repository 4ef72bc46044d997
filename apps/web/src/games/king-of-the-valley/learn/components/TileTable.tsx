import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { KINDS } from '@three-crowns/king-of-the-valley/board';
import { Aloud } from '../../../../design/Aloud.tsx';
import { classes } from '../../../../design/classes.ts';
import styles from '../../../../learn/parts/Table.module.css';
import { useGameWords } from '../../../../words/words.ts';
import { Tile } from '../../pieces/Tile.tsx';
import { startOf } from '../examples/examples.ts';
import { useComponentsWords } from '../texts/words.ts';
import { Mark } from './Mark.tsx';
import own from './Tiles.module.css';
import { stackSizes, TILE_ROWS, type TileRow, total } from './tally.ts';

const SETS = ['even', 'ramped'] as const;
const STAGES = ['I', 'II', 'III'] as const;

/** Every character with its tiles, and both ways they are spread over the stacks side by side. */
export function TileTable() {
  const t = useComponentsWords();
  const say = useGameWords(kingOfTheValley.words.texts, []);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('tiles.character')}</th>
          <th scope="col" className={styles.wide}>
            {t('tiles.count')}
          </th>
          {SETS.map((set) => (
            <th key={set} scope="col">
              {say({ key: `content.${set}` })} <Aloud>{t('tiles.stacks')}</Aloud>
              <span className={own.counts} aria-hidden="true">
                {STAGES.map((stage) => (
                  <span key={stage}>{stage}</span>
                ))}
              </span>
            </th>
          ))}
          <th scope="col" className={styles.wide}>
            {t('tiles.mark')}
          </th>
        </tr>
      </thead>
      <tbody>
        {TILE_ROWS.map((row) => (
          <Row key={row.tile} row={row} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('tiles.sum')}</th>
          <td className={styles.wide}>{total(stackSizes('even'))}</td>
          {SETS.map((set) => (
            <td key={set}>
              <Counts counts={stackSizes(set)} />
            </td>
          ))}
          <td className={styles.wide}>
            <Mark source="RULEBOOK" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Row({ row }: { readonly row: TileRow }) {
  const say = useGameWords(kingOfTheValley.words.texts, []);
  return (
    <tr>
      <th scope="row">
        <span className={styles.named}>
          <span className={own.tile}>
            <Tile tile={KINDS.indexOf(row.tile)} values={startOf('move').values} plain />
          </span>
          <span>
            <b className={own.inName}>{row.count} × </b>
            {say({ key: `name.${row.tile}` })}
            <span className={styles.narrow}>
              <Mark source={row.source} />
            </span>
          </span>
        </span>
      </th>
      <td className={styles.wide}>
        <b>{row.count}</b>
      </td>
      <td>
        <Counts counts={row.even} />
      </td>
      <td className={classes(!row.isSame && own.differs)}>
        <Counts counts={row.ramped} />
      </td>
      <td className={styles.wide}>
        <Mark source={row.source} />
      </td>
    </tr>
  );
}

/** Tiles in stacks I, II and III. */
function Counts({ counts }: { readonly counts: readonly number[] }) {
  return (
    <span className={own.counts}>
      {counts.map((count, i) => (
        <span key={STAGES[i]}>{count}</span>
      ))}
    </span>
  );
}
