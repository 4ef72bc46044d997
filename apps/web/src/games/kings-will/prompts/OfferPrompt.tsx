import { offerTarget, travelOf, valuesOf } from '@three-crowns/kings-will/board';
import { Aloud } from '../../../design/Aloud.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { Cost } from '../pieces/Good.tsx';
import { Medal } from '../pieces/Medal.tsx';
import type { Prompt } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { PassButton } from './PassButton.tsx';
import styles from './prompts.module.css';
import { StepPrompt } from './StepPrompt.tsx';

/** The gifts the mood allows and the storehouse holds, each with its points. */
export function OfferPrompt(props: Prompt) {
  const { view, choices, shown, actions, choose, hover } = props;
  const { say } = useNames(view);
  const hovers = useHovers(hover, shown);
  if (view.picked.length > 0) return <StepPrompt {...props} />;
  const state = view.state;
  const { offers } = valuesOf(state).travels[travelOf(state)];
  const givesOf = (offer: number) => choices.filter(({ move }) => move.do === 'give' && move.offer === offer);
  return (
    <div className={styles.row}>
      {offers.map(({ pay, points }, offer) => {
        const here = givesOf(offer);
        if (here.length === 0) return null;
        return (
          <button
            key={here[0].text}
            type="button"
            data-choice={here.length === 1 ? here[0].text : offerTarget(offer)}
            className={styles.chip}
            onClick={() => (here.length === 1 ? choose(here[0]) : actions.pick(offerTarget(offer)))}
            {...hovers(here.length === 1 ? here[0] : undefined)}
          >
            <Aloud>{say(here[0].label)}</Aloud>
            <span aria-hidden="true">
              <Cost units={pay} />
            </span>
            <Icon name="arrow-right" size={16} />
            <span aria-hidden="true">
              <Medal points={points} size={36} />
            </span>
          </button>
        );
      })}
      <PassButton {...props} />
    </div>
  );
}
