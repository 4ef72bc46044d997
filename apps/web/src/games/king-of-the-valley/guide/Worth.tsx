import { COLUMNS, ORDERS } from '@three-crowns/king-of-the-valley/board';
import { WorthList } from '../../../table/guide/WorthList.tsx';
import { makeWords } from '../../../words/words.ts';
import { Coin, KingdomToken } from '../pieces/Coin.tsx';
import { Tile } from '../pieces/Tile.tsx';
import type { View } from '../pieces/view.ts';
import { texts } from './texts/index.ts';
import styles from './Worth.module.css';

const useGuideWords = makeWords(texts);

const QUEEN = COLUMNS.indexOf('Q');
const FIRST_KNIGHT = COLUMNS.indexOf('K');
const FARMER = FIRST_KNIGHT + ORDERS.length;
/** Knights of one order in the line that stands for all. */
const SHOWN = 3;

/** What counts at the end, each with a piece and its points. */
export function Worth({ view }: { readonly view: View }) {
  const t = useGuideWords();
  const { values } = view.state;
  const { influence, kingdomPoints, couplePoints, orderPoints, goldPoints } = values;
  const tile = (index: number) => (
    <span className={styles.tile}>
      <Tile tile={index} values={values} plain />
    </span>
  );
  const range = t('worth.range', { most: Math.max(...influence), least: Math.min(...influence) });
  return (
    <WorthList
      worths={[
        { key: 'people', piece: tile(QUEEN), name: t('worth.people'), points: range },
        {
          key: 'kingdom',
          piece: <KingdomToken points={kingdomPoints} />,
          name: t('worth.kingdom'),
          points: kingdomPoints,
        },
        {
          key: 'order',
          piece: tile(FIRST_KNIGHT),
          name: t('worth.order', { count: SHOWN }),
          points: orderPoints[SHOWN],
        },
        { key: 'couple', piece: tile(FARMER), name: t('worth.couple'), points: couplePoints },
        { key: 'gold', piece: <Coin gold={1} />, name: t('worth.gold'), points: goldPoints },
      ]}
    />
  );
}
