import type { State } from '@three-crowns/kings-will';
import { COINS, costOf, FARMERS, landAt, type Units, valuesOf } from '@three-crowns/kings-will/board';
import { Aloud } from '../../../design/Aloud.tsx';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { Cost } from '../pieces/Good.tsx';
import type { MoveChoice, Prompt } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './prompts.module.css';

/** Every way to pay as a chip; the sensible one is marked and Enter takes it. */
export function PayPrompt({ view, choices, preferred, shown, choose, hover }: Prompt) {
  const { say } = useNames(view);
  const hovers = useHovers(hover, shown);
  return (
    <div className={styles.row}>
      {choices.map((choice) => (
        <button
          key={choice.text}
          type="button"
          data-choice={choice.text}
          className={styles.chip}
          aria-current={choice === (shown ?? preferred) ? 'true' : undefined}
          onClick={() => choose(choice)}
          {...hovers(choice)}
        >
          <Aloud>{say(choice.label)}</Aloud>
          <span aria-hidden="true">
            <Cost units={unitsPaid(view.state, choice)} />
          </span>
          <FarmerFrom {...{ view, choice }} />
        </button>
      ))}
    </div>
  );
}

/** The land whose farmer is given, where one is. */
function FarmerFrom({ view, choice }: Pick<Prompt, 'view'> & { readonly choice: MoveChoice }) {
  const { say } = useNames(view);
  const move = choice.move;
  if (move.do !== 'levy' || move.from === undefined) return null;
  const { lands } = view.state.palatinates[view.own];
  return (
    <small className={styles.land} aria-hidden="true">
      {say(landAt(move.from, lands[move.from]))}
    </small>
  );
}

/** The coins of a price leave no choice, so a payment does not name them. */
function unitsPaid(state: State, { move }: MoveChoice): Units {
  if (move.do === 'levy') return move.units;
  const effect = state.stack.at(-1)?.effect;
  if (move.do !== 'pay' || effect?.kind !== 'pay') return [];
  const units = [...move.goods];
  units[COINS] = costOf(valuesOf(state), effect.work)[COINS];
  units[FARMERS] = 0;
  return units;
}
