import type { Move, State } from '@three-crowns/valeria';
import { type Bundle, type Card, isActiveSide, plainGain, powerOf } from '@three-crowns/valeria/board';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import type { Choice, PromptProps } from '../../../table/screen/screen.ts';
import { plus, times } from '../pieces/bundles.ts';
import { Stamps } from '../pieces/Stamp.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import { StandingOrders } from '../seat/StandingOrders.tsx';
import styles from './Rows.module.css';

/** What an activated card leaves open: how its choices are split, or how often it trades. A row for each card. */
export function HarvestPrompt(props: PromptProps) {
  const { view, choices, choose } = props;
  const { t, card: nameOf } = useLabels(view);
  const hovers = useHovers(props.hover);
  const cards = [...new Set(choices.flatMap(({ move }) => cardIn(move as Move)))];
  const rest = choices.filter(({ move }) => cardIn(move as Move).length === 0);
  return (
    <div className={styles.harvest}>
      {cards.map((card) => (
        <div key={card} className={styles.row}>
          <span className={styles.lead}>{nameOf(card)}</span>
          {choices
            .filter(({ move }) => cardIn(move as Move)[0] === card)
            .map((choice) => (
              <Button
                key={choice.text}
                data-choice={choice.text}
                kind={choice === props.preferred ? 'primary' : 'plain'}
                className={styles.gain}
                onClick={() => choose(choice)}
                {...hovers(choice)}
              >
                <Gain state={view.state as State} seat={view.own} choice={choice} />
              </Button>
            ))}
        </div>
      ))}
      <StandingOrders view={view} actions={props.actions} />
      {rest.map((choice) => (
        <Button
          key={choice.text}
          data-choice={choice.text}
          aria-keyshortcuts="n"
          onClick={() => choose(choice)}
          {...hovers(choice)}
        >
          {t('trade.none')}
        </Button>
      ))}
    </div>
  );
}

const cardIn = (move: Move): Card[] => (move.do === 'pick' || move.do === 'trade' ? [move.card] : []);

interface GainProps {
  readonly state: State;
  readonly seat: number;
  readonly choice: Choice;
}

function Gain({ state, seat, choice }: GainProps) {
  const move = choice.move as Move;
  if (move.do !== 'pick' && move.do !== 'trade') return null;
  const effect = powerOf(state, move.card, isActiveSide(state, seat));
  if (move.do === 'trade') {
    if (effect.kind !== 'trade') return null;
    return (
      <>
        <Stamps bundle={times(effect.pay, move.times)} />
        <Icon name="arrow-right" size={15} />
        <Stamps bundle={times(effect.get, move.times)} />
      </>
    );
  }
  if (effect.kind !== 'either') return null;
  const got = move.counts.reduce<Bundle>(
    (sum, often, option) => plus(sum, times(plainGain(state, state.players[seat], effect.of[option]), often)),
    {},
  );
  return <Stamps bundle={got} />;
}
