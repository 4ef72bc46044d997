import { ACTIONS, type ActionName, actionName, actionTarget } from '@three-crowns/kings-will/board';
import { Button } from '../../../design/Button.tsx';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { GainLine } from '../pieces/GainLine.tsx';
import { actionGain } from '../pieces/gains.ts';
import { Sign } from '../pieces/Sign.tsx';
import { ACTION_SIGNS } from '../pieces/tiles.ts';
import type { MoveChoice, Prompt } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { FoundPrompt } from './FoundPrompt.tsx';
import { PassButton } from './PassButton.tsx';
import styles from './prompts.module.css';
import { StepPrompt } from './StepPrompt.tsx';

const ofAction = (choices: readonly MoveChoice[], action: ActionName): MoveChoice[] =>
  choices.filter(({ targets }) => targets[0] === actionTarget(action));

/** Each action of the tile with what it brings, and passing. Once one is picked, its next step. */
export function ActPrompt(props: Prompt) {
  const { view, choices, shown, actions, choose, hover } = props;
  const { t, say } = useNames(view);
  const hovers = useHovers(hover, shown);
  if (view.picked.includes(actionTarget('found'))) return <FoundPrompt {...props} />;
  if (view.picked.length > 0) return <StepPrompt {...props} />;
  const open = ACTIONS.filter((action) => ofAction(choices, action).length > 0);
  const isMany = open.length > 4;
  return (
    <div className={styles.row} data-acts="" data-many={isMany ? 'yes' : undefined}>
      {open.map((action) => {
        const here = ofAction(choices, action);
        const only = here.length === 1 ? here[0] : undefined;
        const more = only === undefined ? '\u00a0…' : '';
        const gain = actionGain(choices, view.state, view.own, action);
        return (
          <Button
            key={action}
            data-choice={only?.text ?? actionTarget(action)}
            className={styles.action}
            onClick={() => (only === undefined ? actions.pick(actionTarget(action)) : choose(only))}
            {...hovers(only)}
          >
            <Sign name={ACTION_SIGNS[action]} />
            <span className={styles.long}>{say(actionName(action)) + more}</span>
            <span className={styles.brief}>{t(`line.${action}`) + more}</span>
            {gain !== undefined && <GainLine gain={gain} />}
          </Button>
        );
      })}
      <PassButton {...props} />
    </div>
  );
}
