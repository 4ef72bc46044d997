import {
  buildingName,
  landAt,
  landName,
  parseTarget,
  placeName,
  type Target,
  willTarget,
} from '@three-crowns/kings-will/board';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { usePhone } from '../../../table/screen/usePhone.ts';
import { GainLine } from '../pieces/GainLine.tsx';
import { gainOf, isNothing, isPlain } from '../pieces/gains.ts';
import type { MoveChoice, Prompt } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { PassButton } from './PassButton.tsx';
import styles from './prompts.module.css';
import { isPass, stepsOf } from './steps.ts';

/** More of them are chosen on the board. */
const MOST = 8;
const SEEN: readonly (Target['kind'] | undefined)[] = ['building', 'will'];

/** What comes next of a choice that is made step by step: all that can be named in a few buttons. */
export function StepPrompt(props: Prompt) {
  const { view, choices, preferred, actions, choose, hover } = props;
  const { t, nameOf } = useNames(view);
  const hovers = useHovers(hover);
  const steps = stepsOf(
    choices.filter((choice) => !isPass(choice)),
    view.picked,
  );
  const isPhone = usePhone() !== undefined;
  // A phone shows all of these in its middle.
  const isSeen = isPhone && steps.every(({ target }) => SEEN.includes(parseTarget(target)?.kind));
  if (isSeen) return <PassButton {...props} />;
  return (
    <div className={styles.row} data-many={steps.length > 4 ? 'yes' : undefined}>
      {steps.length > MOST && <span className={styles.lead}>{t('onBoard')}</span>}
      {steps.length <= MOST &&
        steps.map(({ target, choice }) =>
          choice === undefined ? (
            <Button
              key={target}
              data-choice={target}
              className={styles.option}
              onClick={() => actions.pick(target)}
              onPointerEnter={() => actions.point(target)}
              onPointerLeave={() => actions.point(undefined)}
            >
              {nameOf(target)}&nbsp;…
            </Button>
          ) : (
            <Button
              key={choice.text}
              data-choice={choice.text}
              kind={choice === preferred ? 'primary' : 'plain'}
              className={styles.option}
              onClick={() => choose(choice)}
              {...hovers(choice)}
            >
              <Label {...{ view, choice }} />
            </Button>
          ),
        )}
      <PassButton {...props} />
    </div>
  );
}

/** In words, and in numbers where the move has a plain outcome. */
function Label({ view, choice }: Pick<Prompt, 'view'> & { readonly choice: MoveChoice }) {
  const { say, nameOf } = useNames(view);
  const state = view.state;
  const move = choice.move;
  const { lands } = state.palatinates[view.own];
  const gain = isPlain(move) ? gainOf(state, view.own, choice) : undefined;
  // The question has said what is done.
  if (move.do === 'home' || move.do === 'site' || move.do === 'lose') {
    return <span className={styles.land}>{say(landAt(move.at, lands[move.at]))}</span>;
  }
  if (move.do === 'look') return <span>{nameOf(willTarget(move.field))}</span>;
  if (move.do === 'found') return <span className={styles.land}>{say(placeName(move.place))}</span>;
  if (move.do === 'erect') return <span className={styles.land}>{say(buildingName(move.building))}</span>;
  if (move.do === 'explore' && view.picked.some((target) => parseTarget(target)?.kind === 'end')) {
    return <span className={styles.land}>{say(landName(move.land))}</span>;
  }
  if (move.do === 'walk') {
    return (
      <>
        <span className={styles.land}>{say(landAt(move.from, lands[move.from]))}</span>
        <Icon name="arrow-right" size={16} />
        <span>{say(landAt(move.to, lands[move.to]))}</span>
      </>
    );
  }
  if (gain === undefined || isNothing(gain)) return <span>{say(choice.label)}</span>;
  if (move.do === 'harvest') return <GainLine gain={gain} />;
  return (
    <>
      <span>{say(choice.label)}</span>
      <GainLine gain={gain} />
    </>
  );
}
