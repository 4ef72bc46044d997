import {
  BUILDINGS,
  costOf,
  discountOf,
  LANDS,
  landName,
  PLACES,
  placeName,
  placeTarget,
  placeText,
  supplyLandTarget,
  valuesOf,
} from '@three-crowns/kings-will/board';
import { SupplyFarmers, SupplyLand, SupplyPlace } from '../../pieces/SupplyPiles.tsx';
import { TargetButton } from '../../pieces/TargetButton.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import { leftOf } from './offered.ts';
import { Price } from './Price.tsx';
import { Shop } from './Shop.tsx';
import { Stall } from './Stall.tsx';
import styles from './Supply.module.css';

/** What lies beside the boards: landscapes, places, farmers and buildings; where nobody can open the market, all of these. */
export function Supply({ view, actions, onOpen }: BoardPart & { onOpen(): void }) {
  const { t } = useNames(view);
  const state = view.state;
  const { landCounts } = valuesOf(state);
  const left = leftOf(state).length;
  return (
    <section className={styles.supply} aria-label={t('supply')}>
      <div className={styles.title}>
        <h2>{t('supply')}</h2>
        <small>{t('market.count', { left, count: BUILDINGS.length })}</small>
      </div>
      <div className={styles.lands}>
        {LANDS.map((name, land) =>
          landCounts[land] === 0 ? null : <LandPile key={name} {...{ view, actions, land }} />,
        )}
      </div>
      <div className={styles.places}>
        {PLACES.map((name, place) => (
          <PlacePile key={name} {...{ view, actions, place }} />
        ))}
        <SupplyFarmers count={state.farmersLeft} name={t('farmers.left')} />
      </div>
      {view.isForAll ? (
        <div className={styles.stalls}>
          {BUILDINGS.map((name, building) => (
            <Stall key={name} {...{ view, actions, building }} />
          ))}
        </div>
      ) : (
        <Shop {...{ view, actions, onOpen }} />
      )}
    </section>
  );
}

function LandPile({ view, actions, land }: BoardPart & { readonly land: number }) {
  const { t, say } = useNames(view);
  const count = view.state.landsLeft[land];
  return (
    <TargetButton
      {...{ view, actions }}
      target={supplyLandTarget(land)}
      label={t('supply.left', { name: say(landName(land)), count })}
      className={styles.thing}
    >
      <SupplyLand land={land} count={count} />
    </TargetButton>
  );
}

function PlacePile({ view, actions, place }: BoardPart & { readonly place: number }) {
  const { t, say } = useNames(view);
  const state = view.state;
  const values = valuesOf(state);
  const count = state.placesLeft[place];
  const less = discountOf(values, state.palatinates[view.own], place);
  const label = [
    t('supply.left', { name: say(placeName(place)), count }),
    ...placeText(values, place).map(({ text }) => say(text)),
    ...(less > 0 ? [t('supply.less', { count: less })] : []),
  ].join('. ');
  return (
    <TargetButton
      {...{ view, actions, label }}
      target={placeTarget(place)}
      lift={{ as: 'itself', ghost: '[data-place]' }}
      peek={{ kind: 'place', index: place }}
      className={styles.thing}
    >
      <SupplyPlace place={place} count={count} cost={<Price units={costOf(values, place)} less={less} />} />
    </TargetButton>
  );
}
