import { kingOfTheValley, type Move, type State } from '@three-crowns/king-of-the-valley';
import { useState } from 'react';
import { playMove } from '../../../../learn/parts/examples.ts';
import { TryIt as Frame } from '../../../../learn/parts/TryIt.tsx';
import { type ExampleId, startOf } from '../examples/examples.ts';
import { type Answer, answerTo, isSet, legalHere } from '../examples/trial.ts';
import { routeOf } from '../figures/route.ts';
import { Valley } from '../figures/Valley.tsx';
import { useHowTo } from '../texts/words.ts';
import { PlaceButton } from './PlaceButton.tsx';
import { Reply } from './Reply.tsx';
import styles from './TryIt.module.css';

interface Props {
  readonly example: ExampleId;
  readonly title: string;
  /** Count the sets that were found. */
  readonly countsSets?: boolean;
}

/** A valley to try moves in: what is allowed is played, what is not is explained, by the rules themselves. */
export function TryIt({ example, title, countsSets = false }: Props) {
  const [state] = useState<State>(() => startOf(example));
  const [answer, setAnswer] = useState<Answer>();
  const [focus, setFocus] = useState(state.kings[state.turn]);
  const [found, setFound] = useState<readonly string[]>([]);
  const t = useHowTo();
  const textOf = (move: Move) => kingOfTheValley.notation.formatMove(state, move);
  const answerWith = (next: Answer) => {
    setAnswer(next);
    if (next.kind === 'move' && isSet(next.move)) setFound([...new Set([...found, textOf(next.move)])]);
  };
  const route =
    answer?.kind === 'move' ? routeOf([playMove(kingOfTheValley, state, state.turn, answer.move)]) : undefined;
  const all = legalHere(state).filter(isSet).length;
  return (
    <Frame title={title}>
      <Valley
        state={state}
        route={route}
        label={t('try.label')}
        place={(cell, content) => (
          <PlaceButton
            state={state}
            cell={cell}
            isFocus={cell === focus}
            onFocus={setFocus}
            isShown={route === undefined}
            onPick={() => answerWith(answerTo(state, cell))}
          >
            {content}
          </PlaceButton>
        )}
      />
      <Reply state={state} answer={answer} onAnswer={answerWith} onAgain={() => setAnswer(undefined)} />
      {countsSets && (
        <p className={styles.count}>
          {t(found.length === all ? 'try.all' : 'try.found', { found: found.length, all })}
        </p>
      )}
    </Frame>
  );
}
