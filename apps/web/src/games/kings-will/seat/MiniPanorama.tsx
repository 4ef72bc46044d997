import type { Seat } from '@three-crowns/core';
import { LANDS, landName, NO_BUILDING, NO_PLACE, PLACES, placeName, SITES } from '@three-crowns/kings-will/board';
import { Farmer } from '../pieces/Farmer.tsx';
import { LandScene, OnLand, SEASONS } from '../pieces/LandScene.tsx';
import { PlaceDrawing } from '../pieces/PlaceDrawing.tsx';
import { sitesOn, variantsOf } from '../pieces/spots.ts';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './MiniPanorama.module.css';

/** The row of landscapes of a seat, small: places, farmers, and a mark below the lands with a building. */
export function MiniPanorama({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { t, say } = useNames(view);
  const state = view.state;
  const own = state.palatinates[seat];
  const words = own.lands.map((land, at) => {
    const places = own.sites.slice(at * SITES, (at + 1) * SITES).filter((place) => place < NO_PLACE);
    return t('land.brief', {
      name: [say(landName(land)), ...places.map((place) => say(placeName(place)))].join(', '),
      count: own.farmers[at],
    });
  });
  if (own.lands.length === 0) return null;
  const size = { '--lands': own.lands.length, '--columns': Math.ceil(own.lands.length / 2) };
  return (
    <div className={styles.mini} role="img" aria-label={words.join('; ')} data-panorama="" style={size}>
      {own.lands.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a land has no name but its place in the row
        <span key={at} className={styles.land} data-built={own.buildings[at] === NO_BUILDING ? undefined : 'yes'}>
          <MiniLand {...{ view, seat, at }} />
        </span>
      ))}
    </div>
  );
}

/** One landscape with what stands on it, as small as its box. */
export function MiniLand({ view, seat, at }: { readonly view: View; readonly seat: Seat; readonly at: number }) {
  const state = view.state;
  const own = state.palatinates[seat];
  const land = LANDS[own.lands[at]];
  const variant = variantsOf(own.lands)[at];
  return (
    <LandScene land={land} variant={variant} season={SEASONS[(state.round - 1) % SEASONS.length]}>
      {sitesOn(land, variant).map((spot, site) => {
        const place = own.sites[at * SITES + site];
        return place < NO_PLACE ? (
          <OnLand key={`${spot.x}`} x={spot.x} y={spot.y}>
            <PlaceDrawing place={PLACES[place]} seat={view.seats[seat].colour} scale={spot.scale} />
          </OnLand>
        ) : null;
      })}
      <OnLand x={80} y={188}>
        <span className={styles.farmers}>
          {Array.from({ length: own.farmers[at] }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: farmers are alike
            <Farmer key={i} look={at + i} onLand />
          ))}
        </span>
      </OnLand>
    </LandScene>
  );
}
