import { kingOfTheValley, type Move, type State } from '@three-crowns/king-of-the-valley';
import { Button } from '../../../../design/Button.tsx';
import { Refused } from '../../../../learn/parts/TryIt.tsx';
import { useGameWords } from '../../../../words/words.ts';
import type { Answer } from '../examples/trial.ts';
import { useHowTo } from '../texts/words.ts';
import styles from './TryIt.module.css';

interface Props {
  readonly state: State;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly onAgain: () => void;
}

/** What came of picking a place. */
export function Reply({ state, answer, onAnswer, onAgain }: Props) {
  const t = useHowTo();
  const { texts, describeMove } = kingOfTheValley.words;
  const say = useGameWords(texts, [t('scoring.first'), t('scoring.second')]);
  const nameOf = (move: Move) => say(describeMove(state, move));
  return (
    <div className={styles.reply}>
      <p role="status">
        {answer === undefined && t('try.hint')}
        {answer?.kind === 'move' && <strong>{nameOf(answer.move)}.</strong>}
        {answer?.kind === 'several' && t('try.several')}
        {answer?.kind === 'refused' && <Refused text={say(answer.reason.message)} rule={answer.reason.rule} />}
      </p>
      {answer?.kind === 'several' && (
        <div className={styles.buttons}>
          {answer.moves.map((move) => (
            <Button key={nameOf(move)} size="small" onClick={() => onAnswer({ kind: 'move', move })}>
              {nameOf(move)}
            </Button>
          ))}
        </div>
      )}
      {answer?.kind === 'move' && (
        <Button size="small" onClick={onAgain}>
          {t('try.again')}
        </Button>
      )}
    </div>
  );
}
