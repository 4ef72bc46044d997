import {
  abilityText,
  buildingName,
  landAt,
  landText,
  NO_BUILDING,
  NO_PLACE,
  placeName,
  SITES,
  valuesOf,
} from '@three-crowns/kings-will/board';
import { fitsOf, worth } from '../board/supply/offered.ts';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { buildingBelow, plannedFor } from '../seat/planned.ts';
import { Note } from './Note.tsx';

/** An own landscape: what it yields, what stands on it and below it, and what a building would complete there. */
export function LandNote({ view, at }: { readonly view: View; readonly at: number }) {
  const { t, say } = useNames(view);
  const { state, own } = view;
  const values = valuesOf(state);
  const { lands, sites, buildings, farmers } = state.palatinates[own];
  const places = sites.slice(at * SITES, (at + 1) * SITES).filter((place) => place < NO_PLACE);
  const building = buildings[at];
  const coming = buildingBelow(plannedFor(view, own), at);
  // Where a farmer who was picked goes has nothing to do with it, and the choices need the room.
  const isBrief = view.picked.length > 0;
  const fit = coming === undefined ? undefined : fitsOf(state, own, coming).find((one) => one.at === at);
  return (
    <Note title={say(landAt(at, lands[at]))} aside={t('farmers.all', { count: farmers[at] })}>
      {fit === undefined ? (
        [
          say(landText(values, lands[at])),
          ...places.map((place) => say(placeName(place))),
          ...(building === NO_BUILDING
            ? []
            : isBrief
              ? [say(buildingName(building))]
              : [
                  t('land.building', {
                    name: say(buildingName(building)),
                    text: say(abilityText(values, values.buildings[building].ability)),
                  }),
                ]),
        ].join(' · ')
      ) : worth(fit) > 0 ? (
        <strong>{t('market.closes', { count: worth(fit) })}</strong>
      ) : (
        t('market.apart')
      )}
    </Note>
  );
}
