import type { GameEvent, Move, State } from '@three-crowns/kings-will';
import { COINS, discountOf, GOODS, storeOf, UNITS, unitTarget, valuesOf, workOf } from '@three-crowns/kings-will/board';
import { signed } from '../../../design/numbers.ts';
import type { PurseProps } from '../../../table/screen/phone.ts';
import { Good } from '../pieces/Good.tsx';
import { TargetButton } from '../pieces/TargetButton.tsx';
import { useNames } from '../sayings/useNames.ts';
import { coming } from '../seat/coming.ts';
import styles from './Purse.module.css';

const SHOWN = [...GOODS.keys(), COINS];

/** The own goods and coins, what the choice that is shown does to them, and what is let off. */
export function Purse({ view, actions }: PurseProps<State, Move, GameEvent>) {
  const { t } = useNames(view);
  const { state } = view;
  const values = valuesOf(state);
  const own = state.palatinates[view.own];
  const room = storeOf(values, own);
  const gain = coming(view);
  // Every building is let off as much.
  const less = discountOf(values, own, workOf(0));
  return (
    <section className={styles.purse} aria-label={t('store')}>
      {SHOWN.map((unit) => {
        const count = unit === COINS ? own.coins : own.goods[unit];
        const more = (gain?.units[unit] ?? 0) - (gain?.lost[unit] ?? 0);
        const name = t(`unit.${UNITS[unit]}`);
        return (
          <TargetButton
            key={UNITS[unit]}
            {...{ view, actions }}
            target={unitTarget(unit)}
            label={unit === COINS ? t('coins', { count }) : t('good', { name, count, room })}
            className={styles.unit}
          >
            <Good name={UNITS[unit]} size={24} /> <b>{count}</b>
            {more !== 0 && <em data-more={more > 0 ? '' : undefined}>{signed(more)}</em>}
          </TargetButton>
        );
      })}
      <span className={styles.note}>
        {less > 0 ? t('supply.less', { count: less }) : t('store.each', { count: room })}
      </span>
    </section>
  );
}
