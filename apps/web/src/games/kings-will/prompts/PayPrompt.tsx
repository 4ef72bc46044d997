import type { Move, State } from '@three-crowns/kings-will';
import { COINS, costOf, FARMERS, landAt, type Units, valuesOf } from '@three-crowns/kings-will/board';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import type { Choice, PromptProps } from '../../../table/screen/screen.ts';
import { Aloud } from '../pieces/Aloud.tsx';
import { Cost } from '../pieces/Good.tsx';
import { useNames } from '../sayings/useNames.ts';
import styles from './prompts.module.css';

/** Every way to pay as a chip; the sensible one is marked and Enter takes it. */
export function PayPrompt({ view, choices, preferred, choose, hover }: PromptProps) {
  const { say } = useNames(view);
  const hovers = useHovers(hover);
  return (
    <div className={styles.row}>
      {choices.map((choice) => (
        <button
          key={choice.text}
          type="button"
          data-choice={choice.text}
          className={styles.chip}
          aria-current={choice === preferred ? 'true' : undefined}
          onClick={() => choose(choice)}
          {...hovers(choice)}
        >
          <Aloud>{say(choice.label)}</Aloud>
          <span aria-hidden="true">
            <Cost units={unitsPaid(view.state as State, choice)} />
          </span>
          <FarmerFrom {...{ view, choice }} />
        </button>
      ))}
    </div>
  );
}

/** The land whose farmer is given, where one is. */
function FarmerFrom({ view, choice }: Pick<PromptProps, 'view'> & { readonly choice: Choice }) {
  const { say } = useNames(view);
  const move = choice.move as Move;
  if (move.do !== 'levy' || move.from === undefined) return null;
  const { lands } = (view.state as State).palatinates[view.own];
  return (
    <small className={styles.land} aria-hidden="true">
      {say(landAt(move.from, lands[move.from]))}
    </small>
  );
}

/** The coins of a price leave no choice, so a payment does not name them. */
function unitsPaid(state: State, { move }: Choice): Units {
  const one = move as Move;
  if (one.do === 'levy') return one.units;
  const effect = state.stack.at(-1)?.effect;
  if (one.do !== 'pay' || effect?.kind !== 'pay') return [];
  const units = [...one.goods];
  units[COINS] = costOf(valuesOf(state), effect.work)[COINS];
  units[FARMERS] = 0;
  return units;
}
