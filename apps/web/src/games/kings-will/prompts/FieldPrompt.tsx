import { UNKNOWN } from '@three-crowns/core';
import { isMet, rewardOf, valuesOf, WILLS } from '@three-crowns/kings-will/board';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { Sign } from '../pieces/Sign.tsx';
import type { Prompt } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './prompts.module.css';

/** The cards a disc can go to; of those one knows, what they would pay now and whether their wrath is avoided. */
export function FieldPrompt({ view, choices, choose, hover }: Prompt) {
  const { t, say } = useNames(view);
  const hovers = useHovers(hover);
  const state = view.state;
  const own = state.palatinates[view.own];
  return (
    <div className={styles.row}>
      {choices.map((choice) => {
        if (!('field' in choice.move)) return null;
        const { field } = choice.move;
        const will = state.plan[field];
        const isKnown = will !== UNKNOWN;
        const isAvoided = isKnown && isMet(own, valuesOf(state).wills[will].wrath);
        return (
          <button
            key={choice.text}
            type="button"
            data-choice={choice.text}
            className={styles.chip}
            onClick={() => choose(choice)}
            {...hovers(choice)}
          >
            <span className={styles.about}>
              <b>{isKnown ? say({ key: `topic.${WILLS[will]}` }) : t('plan.field', { number: field + 1 })}</b>
              <small>{isKnown ? t('plan.worth', { count: rewardOf(state, view.own, will) }) : t('plan.unknown')}</small>
            </span>
            {isKnown && !isAvoided && (
              <span className={styles.wrath}>
                <Sign name="wrath" title={t('plan.wrath')} />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
