import type { Seat } from '@three-crowns/core';
import {
  farmerTarget,
  GOODS,
  LANDS,
  landName,
  landTarget,
  NO_SITE,
  roomOn,
  SITES,
  valuesOf,
} from '@three-crowns/kings-will/board';
import type { TableActions } from '../../../table/screen/screen.ts';
import { Farmer, FarmerSpot } from '../pieces/Farmer.tsx';
import { Good } from '../pieces/Good.tsx';
import { LandScene, OnLand, SEASONS } from '../pieces/LandScene.tsx';
import { sitesOn } from '../pieces/spots.ts';
import { TargetButton } from '../pieces/TargetButton.tsx';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { landMeant } from './coming.ts';
import styles from './Land.module.css';
import type { Planned } from './planned.ts';
import { Site } from './Site.tsx';
import { Yard } from './Yard.tsx';

export interface LandProps {
  readonly view: View;
  readonly actions: TableActions;
  readonly seat: Seat;
  readonly isOwn: boolean;
  /** Its place in the row. */
  readonly at: number;
  /** What is about to be built. */
  readonly planned: Planned | undefined;
  /** The neighbours in sight, where the row is shown in part: what joins with another is drawn as its half. */
  readonly beside?: { readonly left: boolean; readonly right: boolean };
}

interface Props extends LandProps {
  readonly variant: number;
  readonly brings: { readonly good: number; readonly count: number };
}

/** A landscape: its picture with farmers on the road and places on their sites, its building below. */
export function LandPanel({ variant, brings, ...props }: Props) {
  const { view, actions, seat, isOwn, at } = props;
  const { t, say } = useNames(view);
  const state = view.state;
  const own = state.palatinates[seat];
  const land = own.lands[at];
  const name = say(landName(land));
  const count = own.farmers[at];
  const room = roomOn(valuesOf(state), own, at);
  const good = valuesOf(state).yields[land];
  const sites = sitesOn(LANDS[land], variant);
  return (
    <li className={styles.panel} data-at={at}>
      <div className={styles.scene}>
        <LandScene land={LANDS[land]} variant={variant} season={SEASONS[(state.round - 1) % SEASONS.length]}>
          <TargetButton
            {...{ view, actions, isOwn }}
            target={landTarget(at)}
            label={t('land', { name, number: at + 1, count, room })}
            className={styles.land}
          />
          {sites.map((spot, site) =>
            own.sites[at * SITES + site] === NO_SITE ? null : (
              <OnLand key={`${spot.x}`} x={spot.x} y={spot.y}>
                <Site {...props} site={site} scale={spot.scale} />
              </OnLand>
            ),
          )}
          <OnLand x={80} y={188}>
            <TargetButton
              {...{ view, actions, isOwn }}
              target={farmerTarget(at)}
              label={t('farmers', { count, room, name })}
              means={count === 0 ? landMeant(view, farmerTarget(at), at) : undefined}
              lift={{ as: 'itself', ghost: 'svg' }}
              className={styles.farmers}
            >
              {Array.from({ length: Math.max(room, count) }, (_, i) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: farmers are alike
                i < count ? <Farmer key={i} look={at + i} onLand /> : <FarmerSpot key={i} />,
              )}
            </TargetButton>
          </OnLand>
        </LandScene>
        <span className={styles.name}>
          {good < GOODS.length && <Good name={GOODS[good]} size={18} />}
          <span className={styles.word}>{name}</span>
        </span>
        {brings.count > 0 && (
          <span className={styles.brings}>
            +{brings.count} <Good name={GOODS[brings.good]} size={20} />
          </span>
        )}
      </div>
      <Yard {...props} />
    </li>
  );
}
