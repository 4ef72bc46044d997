import type { State } from '@three-crowns/valeria';
import { contentOf, type Duke, dukeIcons } from '@three-crowns/valeria/board';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { DukeArt } from '../pieces/art/DukeArt.tsx';
import { IconLine } from '../pieces/IconLine.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import { choicesTo, type Prompt } from '../pieces/view.ts';
import styles from './DukePrompt.module.css';
import { offersFor } from './dukeOffers.ts';

/** The two dukes side by side: what each scores, and how much of that the grid offers. */
export function DukePrompt({ view, choices, shown, choose, hover }: Prompt) {
  const labels = useLabels(view);
  const hovers = useHovers(hover, shown);
  const { state } = view;
  const { dukes } = state.players[view.own];
  return (
    <div className={styles.dukes}>
      {choicesTo(choices, 'keep').map((choice) => {
        const duke = dukes[choice.move.place];
        return (
          <button
            key={choice.text}
            type="button"
            data-choice={choice.text}
            className={styles.duke}
            onClick={() => choose(choice)}
            {...hovers(choice)}
          >
            <span className={styles.arms}>
              <DukeArt state={state} duke={duke} />
            </span>
            <span className={styles.dukeText}>
              <b>{labels.duke(duke)}</b>
              <span className={styles.rates}>
                {dukeIcons(contentOf(state), duke).map((icons, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the order is printed on the card
                  <IconLine key={i} icons={icons} isStamped />
                ))}
              </span>
              <Offers {...{ state, duke, labels }} />
            </span>
          </button>
        );
      })}
    </div>
  );
}

interface OffersProps {
  readonly state: State;
  readonly duke: Duke;
  readonly labels: ReturnType<typeof useLabels>;
}

function Offers({ state, duke, labels: { t, say } }: OffersProps) {
  const offers = offersFor(state, duke).map(
    ({ name, count }) => `${count} × ${typeof name === 'string' ? t(name) : say(name)}`,
  );
  return (
    <small>
      {t('duke.offers')} {offers.join(' · ')}
    </small>
  );
}
