import { NO_PLACE, PLACES, placeName, SITES, siteTarget } from '@three-crowns/kings-will/board';
import { PlaceDrawing, SiteMark } from '../pieces/PlaceDrawing.tsx';
import { TargetButton } from '../pieces/TargetButton.tsx';
import { useNames } from '../sayings/useNames.ts';
import { landMeant } from './coming.ts';
import styles from './Land.module.css';
import type { LandProps } from './LandPanel.tsx';
import { placeOn } from './planned.ts';

/** A building site with the place that stands on it, or free. */
export function Site({ planned, ...props }: LandProps & { site: number; scale: number }) {
  const { view, actions, seat, isOwn, at, site, scale } = props;
  const { say, nameOf } = useNames(view);
  const own = view.state.palatinates[seat];
  const place = own.sites[at * SITES + site];
  const target = siteTarget(at, site);
  const isFree = place === NO_PLACE;
  const drawn = isFree ? placeOn(planned, own, at, site) : place;
  const label = isFree ? nameOf(target) : `${say(placeName(place))}, ${nameOf(target)}`;
  return (
    <TargetButton
      {...{ view, actions, isOwn, target, label }}
      means={landMeant(view, target, at)}
      className={styles.site}
    >
      {drawn === undefined ? (
        <SiteMark scale={scale} />
      ) : (
        <PlaceDrawing
          place={PLACES[drawn]}
          seat={view.seats[seat].colour}
          scale={scale}
          className={isFree ? styles.planned : undefined}
        />
      )}
    </TargetButton>
  );
}
