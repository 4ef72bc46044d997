import {
  canAfford,
  costOf,
  discountOf,
  PLACES,
  placeName,
  placeTarget,
  placeText,
  valuesOf,
} from '@three-crowns/kings-will/board';
import { classes } from '../../../../design/classes.ts';
import { PlaceDrawing } from '../../pieces/PlaceDrawing.tsx';
import { TargetButton } from '../../pieces/TargetButton.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import offered from './Offered.module.css';
import styles from './PlaceLines.module.css';
import { Price } from './Price.tsx';

/** The places beside the buildings: who builds chooses among both, until one of them is picked. */
export function PlaceLines({ view, actions }: BoardPart) {
  if (view.picked.length > 0) return null;
  return (
    <ul className={styles.places}>
      {PLACES.map((name, place) => (
        <PlaceLine key={name} {...{ view, actions, place }} />
      ))}
    </ul>
  );
}

function PlaceLine({ view, actions, place }: BoardPart & { readonly place: number }) {
  const { say } = useNames(view);
  const values = valuesOf(view.state);
  const own = view.state.palatinates[view.own];
  const name = say(placeName(place));
  const label = [name, ...placeText(values, place).map(({ text }) => say(text))].join('. ');
  return (
    <li>
      <TargetButton
        {...{ view, actions, label }}
        target={placeTarget(place)}
        className={classes(offered.strip, styles.place)}
      >
        <PlaceDrawing place={PLACES[place]} seat={view.seats[view.own].colour} className={styles.drawing} />
        <span className={styles.words} data-faint={canAfford(values, own, place) ? undefined : ''}>
          <b>{name}</b>
          <Price units={costOf(values, place)} less={discountOf(values, own, place)} />
        </span>
      </TargetButton>
    </li>
  );
}
