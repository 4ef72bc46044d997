import { COINS, GOODS, UNITS } from '@three-crowns/kings-will/board';
import { signed } from '../../../design/numbers.ts';
import { Good } from '../pieces/Good.tsx';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { coming } from '../seat/coming.ts';
import { MiniPanorama } from '../seat/MiniPanorama.tsx';
import styles from './PalatinateStrip.module.css';

const SHOWN = [...GOODS.keys(), COINS];

/** On a phone: the own goods and the own panorama, below the board, with what the pointed-at choice would bring. */
export function PalatinateStrip({ view }: { readonly view: View }) {
  const { t } = useNames(view);
  const own = view.state.palatinates[view.own];
  const gain = coming(view);
  return (
    <section className={styles.strip} aria-label={t('strip')}>
      <ul className={styles.goods}>
        {SHOWN.map((unit) => {
          const more = (gain?.units[unit] ?? 0) - (gain?.lost[unit] ?? 0);
          return (
            <li key={UNITS[unit]}>
              <Good name={UNITS[unit]} size={22} title={t(`unit.${UNITS[unit]}`)} />
              <b>{unit === COINS ? own.coins : own.goods[unit]}</b>
              {more !== 0 && <em data-more={more > 0 ? 'yes' : undefined}>{signed(more)}</em>}
            </li>
          );
        })}
      </ul>
      <MiniPanorama view={view} seat={view.own} />
    </section>
  );
}
