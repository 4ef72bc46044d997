import { NO_PLACE, PLACES, placeName, SITES, siteTarget } from '@three-crowns/kings-will/board';
import { PlaceDrawing, SiteMark } from '../pieces/PlaceDrawing.tsx';
import { TargetButton } from '../pieces/TargetButton.tsx';
import { useNames } from '../sayings/useNames.ts';
import { landMeant } from './coming.ts';
import type { LandProps } from './LandPanel.tsx';
import styles from './Palatinate.module.css';

/** A building site with the place that stands on it, or free. */
export function Site({ view, actions, seat, isOwn, at, site, scale }: LandProps & { site: number; scale: number }) {
  const { say, nameOf } = useNames(view);
  const place = view.state.palatinates[seat].sites[at * SITES + site];
  const target = siteTarget(at, site);
  const isFree = place === NO_PLACE;
  const label = isFree ? nameOf(target) : `${say(placeName(place))}, ${nameOf(target)}`;
  return (
    <TargetButton
      {...{ view, actions, isOwn, target, label }}
      means={landMeant(view, target, at)}
      className={styles.site}
    >
      {isFree ? (
        <SiteMark scale={scale} />
      ) : (
        <PlaceDrawing place={PLACES[place]} seat={view.seats[seat].colour} scale={scale} />
      )}
    </TargetButton>
  );
}
