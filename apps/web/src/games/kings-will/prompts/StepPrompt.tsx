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
import { GoodName, StepName } from './StepName.tsx';
import { isPass, stepsOf } from './steps.ts';

/** More of them are chosen on the board. */
const MOST = 8;
/** Told by a name alone. */
const NAMED: readonly MoveChoice['move']['do'][] = ['home', 'site', 'lose', 'look', 'found', 'erect', 'stock'];
const SEEN: readonly (Target['kind'] | undefined)[] = ['building', 'will'];

/** What comes next of a choice that is made step by step: all that can be named in a few buttons. */
export function StepPrompt(props: Prompt) {
  const { view, choices, preferred, shown, actions, choose, hover } = props;
  const { t, next } = useNames(view);
  const hovers = useHovers(hover, shown);
  const steps = stepsOf(
    choices.filter((choice) => !isPass(choice)),
    view.picked,
  );
  const isPhone = usePhone() !== undefined;
  const first = isPhone ? firstSettled(view.picked, choices) : undefined;
  // A phone shows all of these in its middle.
  const isSeen = isPhone && steps.every(({ target }) => SEEN.includes(parseTarget(target)?.kind));
  const ask = isPhone && view.picked.length > 0 && <p className={styles.ask}>{next}</p>;
  if (isSeen) {
    return (
      <div className={styles.row} data-steps="">
        {ask}
        <PassButton {...props} />
      </div>
    );
  }
  return (
    <div className={styles.row} data-steps="" data-many={steps.length > 4 ? 'yes' : undefined}>
      {ask}
      {steps.length > MOST && <span className={styles.lead}>{t('onBoard')}</span>}
      {steps.length <= MOST &&
        steps.map(({ target, choice }) =>
          choice === undefined ? (
            <Button
              key={target}
              data-choice={target}
              className={styles.option}
              onClick={() => actions.pick(target)}
              // What a finger points at changes the sheet, and the button would be gone before it is tapped.
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && actions.point(target)}
              onPointerLeave={() => actions.point(undefined)}
            >
              <StepName {...{ view, target }} />
              <Icon name="arrow-right" size={14} />
            </Button>
          ) : (
            <Button
              key={choice.text}
              data-choice={choice.text}
              // On a phone only the wide button plays, and it alone looks like it.
              kind={choice === (isPhone ? preferred : (shown ?? preferred)) ? 'primary' : 'plain'}
              className={styles.option}
              data-wide={first !== undefined || NAMED.includes(choice.move.do) ? undefined : 'yes'}
              onClick={() => choose(choice)}
              {...hovers(choice)}
            >
              <Label {...{ view, choice, first }} />
            </Button>
          ),
        )}
      <PassButton {...props} />
    </div>
  );
}

/** Where one of the two farmers stands already: only the other one is asked for then. */
function firstSettled(picked: readonly string[], choices: readonly MoveChoice[]): number | undefined {
  const thing = parseTarget(picked[0] ?? '');
  return thing?.kind === 'land' && choices.every(({ move }) => move.do === 'settle') ? thing.at : undefined;
}

type LabelProps = Pick<Prompt, 'view'> & { readonly choice: MoveChoice; readonly first: number | undefined };

/** In words, and in numbers where the move has a plain outcome. */
function Label({ view, choice, first }: LabelProps) {
  const { say, nameOf } = useNames(view);
  const state = view.state;
  const move = choice.move;
  const { lands } = state.palatinates[view.own];
  const gain = isPlain(move) ? gainOf(state, view.own, choice) : undefined;
  // The question has said what is done.
  if (move.do === 'home' || move.do === 'site' || move.do === 'lose') {
    return <span className={styles.land}>{say(landAt(move.at, lands[move.at]))}</span>;
  }
  if (move.do === 'settle' && first !== undefined) {
    const other = move.at.toSpliced(move.at.indexOf(first), 1)[0];
    return <span className={styles.land}>{say(landAt(other, lands[other]))}</span>;
  }
  if (move.do === 'stock') return <GoodName view={view} good={move.good} />;
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
