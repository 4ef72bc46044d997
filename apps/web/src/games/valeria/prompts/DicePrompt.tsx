import { diceAfter, isNothing, rollYield, SLOTS, scaled, sumOf, wokenSlots } from '@three-crowns/valeria/board';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { amountOf } from '../harvest/changes.ts';
import { YieldLine } from '../harvest/YieldLine.tsx';
import { Die } from '../pieces/Dice.tsx';
import { Amounts } from '../pieces/ResourceIcon.tsx';
import { Stamps } from '../pieces/Stamp.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { MoveChoice, Prompt } from '../pieces/view.ts';
import styles from './DicePrompt.module.css';

/** Keep the roll, or turn a die: each with its dice, what it wakes, and what it brings oneself and the others. */
export function DicePrompt(props: Prompt) {
  const { view, choices, preferred } = props;
  const { dice } = view.state;
  // On a double both dice are alike.
  const distinct = choices.filter(({ move }) => dice[0] !== dice[1] || move.do !== 'change' || move.die === 0);
  const order = preferred === undefined ? distinct : [preferred, ...distinct.filter((one) => one !== preferred)];
  return (
    <div className={styles.rolls} data-many={order.length > 3 ? 'yes' : undefined}>
      {order.map((choice) => (
        <Roll key={choice.text} {...props} choice={choice} isKept={choice.move.do === 'pass'} />
      ))}
    </div>
  );
}

type Props = Prompt & { readonly choice: MoveChoice; readonly isKept: boolean };

function Roll({ view, preferred, shown, choice, isKept, choose, hover }: Props) {
  const labels = useLabels(view);
  const { t } = labels;
  const hovers = useHovers(hover, shown);
  const { state } = view;
  const move = choice.move;
  const dice = diceAfter(state, move);
  const wakes = wokenSlots(dice).map((slot) => SLOTS[slot]);
  const mine = rollYield(state, view.own, dice, true);
  const paid = isKept ? {} : amountOf(view, view.own, choice);
  const others = state.players
    .flatMap((_, seat) => (seat === view.own ? [] : [rollYield(state, seat, dice, false).got]))
    .reduce(sumOf, {});
  const die = move.do === 'change' ? move.die : 0;
  return (
    <button
      type="button"
      data-choice={choice.text}
      className={styles.roll}
      title={move.do === 'change' ? labels.card(move.domain) : undefined}
      data-main={choice === (shown ?? preferred) ? 'yes' : undefined}
      onClick={() => choose(choice)}
      {...hovers(choice)}
    >
      <span className={styles.dice}>
        {dice.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second die
          <Die key={i} value={value} size={view.choices.length > 3 ? 26 : 30} lit={value !== state.dice[i]} />
        ))}
      </span>
      <span className={styles.about}>
        <b>
          {isKept ? t('keep') : t('turns', { from: state.dice[die], to: dice[die] })}
          {move.do === 'change' && <small> {labels.card(move.domain)}</small>}
        </b>
        <small>
          {t('wakes')} {wakes.join(' · ')}
        </small>
      </span>
      <span className={styles.gains}>
        <span className={styles.mine}>
          {!isNothing(paid) && <Amounts bundle={scaled(paid, -1)} sign="−" />}
          <YieldLine brings={mine} isStamped />
        </span>
        {!isNothing(others) && (
          <small>
            {t('others')} <Stamps bundle={others} />
          </small>
        )}
      </span>
    </button>
  );
}
