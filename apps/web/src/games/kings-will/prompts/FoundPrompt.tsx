import { costOf, discountOf, PLACES, placeName, placeTarget, valuesOf } from '@three-crowns/kings-will/board';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { usePhone } from '../../../table/screen/usePhone.ts';
import { Price } from '../board/supply/Price.tsx';
import { PlaceDrawing } from '../pieces/PlaceDrawing.tsx';
import { TargetButton } from '../pieces/TargetButton.tsx';
import type { Prompt, View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './FoundPrompt.module.css';

/** The four places with what they cost. A desktop has them beside the boards, too; on a phone they are nowhere else. */
export function FoundPrompt({ view, choices, actions, choose, hover }: Prompt) {
  const { say } = useNames(view);
  const hovers = useHovers(hover);
  const phone = usePhone();
  return (
    <div className={styles.places}>
      {PLACES.map((name, place) => {
        const choice = choices.find(({ move }) => move.do === 'found' && move.place === place);
        const target = placeTarget(place);
        const label = say(placeName(place));
        if (phone !== undefined) {
          return (
            <TargetButton key={name} {...{ view, actions, target, label }} className={styles.place}>
              <Face {...{ view, place }} />
            </TargetButton>
          );
        }
        return (
          <button
            key={name}
            type="button"
            data-choice={choice?.text}
            className={styles.place}
            aria-disabled={choice === undefined}
            onClick={() => (choice === undefined ? actions.pick(target) : choose(choice))}
            {...hovers(choice)}
          >
            <Face {...{ view, place }} />
          </button>
        );
      })}
    </div>
  );
}

function Face({ view, place }: { readonly view: View; readonly place: number }) {
  const { say } = useNames(view);
  const values = valuesOf(view.state);
  const own = view.state.palatinates[view.own];
  return (
    <>
      <PlaceDrawing place={PLACES[place]} seat={view.seats[view.own].colour} className={styles.drawing} />
      <b>{say(placeName(place))}</b>
      <Price units={costOf(values, place)} less={discountOf(values, own, place)} />
    </>
  );
}
