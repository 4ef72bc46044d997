import type { State } from '@three-crowns/kings-will';
import { ACTIONS, type ActionName, actionName } from '@three-crowns/kings-will/board';
import { Button } from '../../../design/Button.tsx';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import type { Choice, PromptProps } from '../../../table/screen/screen.ts';
import { GainLine } from '../pieces/GainLine.tsx';
import { actionGain } from '../pieces/gains.ts';
import { Sign } from '../pieces/Sign.tsx';
import { ACTION_SIGNS } from '../pieces/tiles.ts';
import { useNames } from '../sayings/useNames.ts';
import { Pass } from './Pass.tsx';
import styles from './prompts.module.css';
import { Steps } from './Steps.tsx';

const ofAction = (choices: readonly Choice[], action: ActionName): Choice[] =>
  choices.filter(({ targets }) => targets[0] === `action-${action}`);

/** Each action of the tile with what it brings, and passing. Once one is picked, its next step. */
export function ActPrompt(props: PromptProps) {
  const { view, choices, actions, choose, hover } = props;
  const { t, say } = useNames(view);
  const hovers = useHovers(hover);
  if (view.picked.length > 0) return <Steps {...props} />;
  const open = ACTIONS.filter((action) => ofAction(choices, action).length > 0);
  const isMany = open.length > 4;
  return (
    <div className={styles.row} data-many={isMany ? 'yes' : undefined}>
      {open.map((action) => {
        const here = ofAction(choices, action);
        const only = here.length === 1 ? here[0] : undefined;
        const more = only === undefined ? '\u00a0…' : '';
        const gain = actionGain(choices, view.state as State, view.own, action);
        return (
          <Button
            key={action}
            data-choice={only?.text ?? `action-${action}`}
            className={styles.action}
            onClick={() => (only === undefined ? actions.pick(`action-${action}`) : choose(only))}
            {...hovers(only)}
          >
            <Sign name={ACTION_SIGNS[action]} />
            <span className={styles.long}>{say(actionName(action)) + more}</span>
            <span className={styles.brief}>{t(`line.${action}`) + more}</span>
            {gain !== undefined && <GainLine gain={gain} />}
          </Button>
        );
      })}
      <Pass {...props} />
    </div>
  );
}
