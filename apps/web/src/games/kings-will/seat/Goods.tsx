import type { Seat } from '@three-crowns/core';
import { farmersOf, GOODS } from '@three-crowns/kings-will/board';
import { Good } from '../pieces/Good.tsx';
import { Sign } from '../pieces/Sign.tsx';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './Goods.module.css';

interface Props {
  readonly view: View;
  readonly seat: Seat;
}

/** Farmers, goods and coins of a palatinate, in a row. */
export function Goods({ view, seat }: Props) {
  const { t } = useNames(view);
  return (
    <ul className={styles.goods}>
      <li>
        <Sign name="farmers" title={t('unit.farmers')} />
        <b>{farmersOf(view.state.palatinates[seat])}</b>
      </li>
      <Stock {...{ view, seat }} size={24} />
    </ul>
  );
}

/** What lies in the storehouse, as items of a list. */
export function Stock({ view, seat, size }: Props & { readonly size: number }) {
  const { t } = useNames(view);
  const { goods, coins } = view.state.palatinates[seat];
  return (
    <>
      {GOODS.map((good, i) => (
        <li key={good} data-shelf={`${good} ${seat}`}>
          <Good name={good} size={size} title={t(`unit.${good}`)} />
          <b>{goods[i]}</b>
        </li>
      ))}
      <li data-shelf={`coins ${seat}`}>
        <Good name="coins" size={size} title={t('unit.coins')} />
        <b>{coins}</b>
      </li>
    </>
  );
}
