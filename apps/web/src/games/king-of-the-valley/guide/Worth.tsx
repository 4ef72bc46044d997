import { type Kind, ORDERS } from '@three-crowns/king-of-the-valley/board';
import { classes } from '../../../design/classes.ts';
import { WorthList } from '../../../table/guide/WorthList.tsx';
import { makeWords } from '../../../words/words.ts';
import { Coin, KingdomToken } from '../pieces/Coin.tsx';
import { KNIGHT_OF } from '../pieces/looks.ts';
import { pictureOf } from '../pieces/people.ts';
import kinds from '../pieces/TileKinds.module.css';
import type { View } from '../pieces/view.ts';
import { texts } from './texts/index.ts';
import styles from './Worth.module.css';

const useGuideWords = makeWords(texts);

/** Knights of one order in the line that stands for all. */
const SHOWN = 3;

/** What counts at the end, each with a piece and its points. */
export function Worth({ view }: { readonly view: View }) {
  const t = useGuideWords();
  const { values } = view.state;
  const { influence, kingdomPoints, couplePoints, orderPoints, goldPoints } = values;
  const range = t('worth.range', { most: Math.max(...influence), least: Math.min(...influence) });
  return (
    <WorthList
      wide
      worths={[
        { key: 'people', piece: <Faces kinds={['Q']} />, name: t('worth.people'), points: range },
        {
          key: 'kingdom',
          piece: <KingdomToken points={kingdomPoints} />,
          name: t('worth.kingdom'),
          points: kingdomPoints,
        },
        {
          key: 'order',
          piece: <Faces kinds={[KNIGHT_OF[ORDERS[0]]]} />,
          name: t('worth.order', { count: SHOWN }),
          points: orderPoints[SHOWN],
        },
        { key: 'couple', piece: <Faces kinds={['F', 'W']} />, name: t('worth.couple'), points: couplePoints },
        { key: 'gold', piece: <Coin gold={1} />, name: t('worth.gold'), points: goldPoints },
      ]}
    />
  );
}

/** Who counts, by the face alone: what each is worth stands beside it. */
function Faces({ kinds: of }: { readonly kinds: readonly Kind[] }) {
  return (
    <span className={styles.faces}>
      {of.map((kind) => (
        <span key={kind} className={classes(styles.face, kinds[kind])}>
          <img src={pictureOf(kind)} alt="" draggable={false} />
        </span>
      ))}
    </span>
  );
}
