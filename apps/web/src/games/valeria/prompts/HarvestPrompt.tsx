import type { Move, State } from '@three-crowns/valeria';
import { type Card, isActiveSide, pickGain, powerOf, scaled } from '@three-crowns/valeria/board';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { Stamps } from '../pieces/Stamp.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { MoveChoice, Prompt } from '../pieces/view.ts';
import { StandingOrders } from '../seat/StandingOrders.tsx';
import styles from './Rows.module.css';

/** What an activated card leaves open: how its choices are split, or how often it trades. A row for each card. */
export function HarvestPrompt(props: Prompt) {
  const { view, choices, shown, choose } = props;
  const { t, card: nameOf } = useLabels(view);
  const hovers = useHovers(props.hover, shown);
  const cards = [...new Set(choices.flatMap(({ move }) => cardIn(move)))];
  const rest = choices.filter(({ move }) => cardIn(move).length === 0);
  return (
    <div className={styles.harvest}>
      {cards.map((card) => (
        <div key={card} className={styles.row}>
          <span className={styles.lead}>{nameOf(card)}</span>
          {choices
            .filter(({ move }) => cardIn(move)[0] === card)
            .map((choice) => (
              <Button
                key={choice.text}
                data-choice={choice.text}
                kind={choice === (shown ?? props.preferred) ? 'primary' : 'plain'}
                className={styles.gain}
                onClick={() => choose(choice)}
                {...hovers(choice)}
              >
                <Gain state={view.state} seat={view.own} choice={choice} />
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
  readonly choice: MoveChoice;
}

function Gain({ state, seat, choice: { move } }: GainProps) {
  if (move.do === 'pick') return <Stamps bundle={pickGain(state, seat, move.card, move.counts)} />;
  if (move.do !== 'trade') return null;
  const effect = powerOf(state, move.card, isActiveSide(state, seat));
  if (effect.kind !== 'trade') return null;
  return (
    <>
      <Stamps bundle={scaled(effect.pay, move.times)} />
      <Icon name="arrow-right" size={15} />
      <Stamps bundle={scaled(effect.get, move.times)} />
    </>
  );
}
