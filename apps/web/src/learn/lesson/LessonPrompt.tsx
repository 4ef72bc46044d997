import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { askText } from '../../table/prompt/askText.ts';
import { useT } from '../../table/texts/index.ts';
import { useTableWords } from '../../words/words.ts';
import { Refused } from '../parts/TryIt.tsx';
import styles from './Lesson.module.css';
import type { Running } from './useLesson.ts';

type Props = Pick<Running, 'view' | 'picking' | 'sayings' | 'prompting'>;

/** The question and its answers, as at the table; below it why something cannot be done. */
export function LessonPrompt({ view, picking, sayings, prompting }: Props) {
  const t = useT();
  const words = useTableWords(view);
  const { colour, charge } = view.seats[view.own];
  const { actions, tapped, choose, hover, back } = picking;
  const { head, text } = askText(view, sayings, words, t);
  const { Body, preferred } = prompting;
  return (
    <div className={styles.prompt} style={{ '--accent': `var(--${colour})` }}>
      <Crest colour={colour} charge={charge} size={38} />
      <p className={styles.ask} role="status">
        <b>{head}</b> {text}
      </p>
      <div className={styles.answers}>
        {tapped !== undefined && (
          <Button kind="primary" data-choice={tapped.choice.text} onClick={picking.playTapped}>
            {words(tapped.choice.label)}
          </Button>
        )}
        {tapped === undefined && Body !== undefined && (
          <Body {...{ view, preferred, actions, choose, hover }} choices={view.choices} shown={undefined} />
        )}
        {tapped === undefined &&
          Body === undefined &&
          view.choices.map((choice) => (
            <Button key={choice.text} data-choice={choice.text} size="small" onClick={() => choose(choice)}>
              {words(choice.label)}
            </Button>
          ))}
        {(view.picked.length > 0 || tapped !== undefined) && (
          <Button kind="quiet" size="small" onClick={back}>
            <Icon name="arrow-left" size={16} /> {t('prompt.back')}
          </Button>
        )}
      </div>
      <p className={styles.refusal} role="status">
        {view.refusal !== undefined && <Refused text={words(view.refusal.message)} rule={view.refusal.rule} />}
      </p>
    </div>
  );
}
