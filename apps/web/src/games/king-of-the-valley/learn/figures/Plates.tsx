import { KINDS, type Kind } from '@three-crowns/king-of-the-valley/board';
import type { ReactNode } from 'react';
import { classes } from '../../../../design/classes.ts';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { Coin, KingdomToken } from '../../pieces/Coin.tsx';
import { Tile } from '../../pieces/Tile.tsx';
import { useBoardWords } from '../../texts/index.ts';
import { startOf } from '../examples/examples.ts';
import { useHowTo } from '../texts/words.ts';
import styles from './Plates.module.css';

const { values } = startOf('move');
const PHASES = ['recruit', 'summon', 'kingdom', 'replenish'] as const;

/** A row of small tiles. */
function Tiles({ kinds }: { readonly kinds: readonly Kind[] }) {
  return (
    <span className={styles.tiles} aria-hidden="true">
      {kinds
        .map((kind, i) => ({ key: `${i}${kind}`, tile: KINDS.indexOf(kind) }))
        .map(({ key, tile }) => (
          <span key={key}>
            <Tile tile={tile} values={values} plain />
          </span>
        ))}
    </span>
  );
}

/** What counts at the end, each with its points. */
export function GoalPlate() {
  const t = useHowTo();
  const b = useBoardWords();
  const orders = values.orderPoints.slice(3).join(' / ');
  return (
    <Plate caption={t('goal.caption')}>
      <dl className={styles.goal}>
        <Worth name={b('line.influence')} points="">
          <Tiles kinds={['Q', 'D', 'C', 'Kl', 'F', 'W']} />
        </Worth>
        <Worth name={b('line.kingdoms', { count: 0 })} points={String(values.kingdomPoints)}>
          <KingdomToken points={values.kingdomPoints} />
        </Worth>
        <Worth name={b('line.orders')} points={orders}>
          <Tiles kinds={['Kl', 'Kl', 'Kl']} />
        </Worth>
        <Worth name={b('line.couples', { count: 0 })} points={String(values.couplePoints)}>
          <Tiles kinds={['F', 'W']} />
        </Worth>
        <Worth name={b('line.gold')} points={String(values.goldPoints)}>
          <Coin gold={1} />
        </Worth>
      </dl>
    </Plate>
  );
}

function Worth(props: { readonly name: string; readonly points: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd className={styles.drawn}>{props.children}</dd>
      <dd className={styles.points}>{props.points}</dd>
    </div>
  );
}

/** The four phases as on the strip of the table. */
export function PhasesPlate() {
  const t = useHowTo();
  return (
    <Plate caption={t('turn.caption')}>
      <ol className={styles.phases}>
        {PHASES.map((phase, i) => (
          <li key={phase} className={classes(phase === 'summon' && styles.must)}>
            <b aria-hidden="true">{i + 1}</b>
            <span>
              <strong>{t(`turn.${phase}`)}</strong>
              {t(`turn.${phase}.about`)}
            </span>
          </li>
        ))}
      </ol>
    </Plate>
  );
}
