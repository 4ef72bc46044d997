import type { State } from '@three-crowns/valeria';
import { effectIcons } from '@three-crowns/valeria/board';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { IconLine } from '../pieces/IconLine.tsx';
import { Amounts } from '../pieces/ResourceIcon.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { MoveChoice, Prompt } from '../pieces/view.ts';
import pay from './Payments.module.css';
import styles from './Rows.module.css';

/** Alternatives of a card, or its bargain: in pictures and in words. */
export function ChoosePrompt({ view, choices, preferred, shown, choose, hover }: Prompt) {
  const { say } = useLabels(view);
  const hovers = useHovers(hover, shown);
  return (
    <div className={styles.row}>
      {choices.map((choice) => (
        <Button
          key={choice.text}
          data-choice={choice.text}
          kind={choice === (shown ?? preferred) ? 'primary' : 'plain'}
          className={styles.option}
          onClick={() => choose(choice)}
          {...hovers(choice)}
        >
          <span>{say(choice.label)}</span>
          <Picture state={view.state} choice={choice} />
        </Button>
      ))}
    </div>
  );
}

function Picture({ state, choice }: { readonly state: State; readonly choice: MoveChoice }) {
  const move = choice.move;
  const effect = state.stack.at(-1)?.effect;
  if (effect?.kind === 'choose' && move.do === 'choose')
    return <IconLine icons={effectIcons(effect.of[move.option])} />;
  if (effect?.kind !== 'bargain' || move.do !== 'bargain') return null;
  return (
    <span className={pay.split} aria-hidden="true">
      <Amounts bundle={effect.pay} />
      <Icon name="arrow-right" size={15} />
      <Amounts bundle={effect.get} />
    </span>
  );
}
