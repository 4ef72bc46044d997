import {
  costOf,
  discountOf,
  PLACES,
  placeName,
  placeTarget,
  placeText,
  valuesOf,
} from '@three-crowns/kings-will/board';
import { PlaceDrawing } from '../../pieces/PlaceDrawing.tsx';
import { TargetButton } from '../../pieces/TargetButton.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import styles from './PlaceLines.module.css';
import { Price } from './Price.tsx';

/** The places that can be founded as well: who builds chooses among both. */
export function PlaceLines({ view, actions }: BoardPart) {
  const isOffered = (place: number) => view.choices.some(({ targets }) => targets.includes(placeTarget(place)));
  const offered = PLACES.map((_, place) => place).filter(isOffered);
  if (offered.length === 0) return null;
  return (
    <ul className={styles.places}>
      {offered.map((place) => (
        <PlaceLine key={PLACES[place]} {...{ view, actions, place }} />
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
      <TargetButton {...{ view, actions, label }} target={placeTarget(place)} className={styles.place}>
        <PlaceDrawing place={PLACES[place]} seat={view.seats[view.own].colour} className={styles.drawing} />
        <span className={styles.words}>
          <b>{name}</b>
          <Price units={costOf(values, place)} less={discountOf(values, own, place)} />
        </span>
      </TargetButton>
    </li>
  );
}
