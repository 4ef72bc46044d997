import { type Seat, UNKNOWN } from '@three-crowns/core';
import {
  COINS,
  farmersOf,
  GOODS,
  goodName,
  storeOf,
  supplyGoodTarget,
  unitTarget,
  valuesOf,
} from '@three-crowns/kings-will/board';
import { Crest } from '../../../design/Crest.tsx';
import { signed } from '../../../design/numbers.ts';
import { isLongName } from '../../../seats/seats.ts';
import { Farmer } from '../pieces/Farmer.tsx';
import { Good } from '../pieces/Good.tsx';
import { Medal } from '../pieces/Medal.tsx';
import { Storehouse } from '../pieces/Storehouse.tsx';
import { TargetButton } from '../pieces/TargetButton.tsx';
import type { BoardPart } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { coming } from './coming.ts';
import styles from './Store.module.css';

interface Props extends BoardPart {
  readonly seat: Seat;
  readonly isOwn: boolean;
}

/** Name, points, coins and farmers, and the storehouse with what would come in and what finds no room. */
export function Store({ view, actions, seat, isOwn }: Props) {
  const { t, say } = useNames(view);
  const state = view.state;
  const values = valuesOf(state);
  const own = state.palatinates[seat];
  const info = view.seats[seat];
  const gain = isOwn ? coming(view) : undefined;
  const room = storeOf(values, own);
  const isOffered = view.choices.some(({ targets }) => targets.some((target) => SUPPLY.includes(target)));
  return (
    <div className={styles.store}>
      <header className={styles.head}>
        <Crest colour={info.colour} charge={info.charge} size={38} />
        <b className={styles.who} data-long={isLongName(info.name) ? '' : undefined}>
          {info.name}
        </b>
        <Medal points={own.points === UNKNOWN ? '?' : own.points} unit={t('points.short')} size={46} />
      </header>
      <div className={styles.purse}>
        <TargetButton
          {...{ view, actions, isOwn }}
          target={unitTarget(COINS)}
          label={t('coins', { count: own.coins })}
          className={styles.coins}
        >
          <Good name="coins" size={22} /> <b>{own.coins}</b>
          {gain !== undefined && gain.units[COINS] !== 0 && <Change count={gain.units[COINS] - gain.lost[COINS]} />}
        </TargetButton>
        <span className={styles.coins} title={t('farmers.all', { count: farmersOf(own) })}>
          <Farmer className={styles.farmer ?? ''} /> <b>{farmersOf(own)}</b>
        </span>
      </div>
      <Storehouse
        title={t('store')}
        note={t(own.extended ? 'store.extended' : 'store.each', { count: room })}
        room={room}
        small={values.numbers.store}
        rows={GOODS.map((_, good) => ({
          count: own.goods[good],
          coming: Math.max(0, (gain?.units[good] ?? 0) - (gain?.lost[good] ?? 0)),
          lost: gain?.lost[good] ?? 0,
          title: say(goodName(good)),
        }))}
        className={styles.barn ?? ''}
        wrap={(good, row) => (
          <span key={GOODS[good]} className={styles.shelf} data-shelf={`${GOODS[good]} ${seat}`}>
            <TargetButton
              {...{ view, actions, isOwn }}
              target={unitTarget(good)}
              label={t('good', { name: say(goodName(good)), count: own.goods[good], room })}
              className={styles.good}
            >
              {row}
            </TargetButton>
            {isOwn && isOffered && (
              <TargetButton
                {...{ view, actions }}
                target={SUPPLY[good]}
                label={t('take', { name: say(goodName(good)) })}
                className={styles.more}
              >
                +
              </TargetButton>
            )}
          </span>
        )}
      />
    </div>
  );
}

const SUPPLY: readonly string[] = GOODS.map((_, good) => supplyGoodTarget(good));

function Change({ count }: { readonly count: number }) {
  return <em className={count > 0 ? styles.gain : styles.loss}>{signed(count)}</em>;
}
