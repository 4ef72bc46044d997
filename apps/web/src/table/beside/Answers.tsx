import { classes } from '../../design/classes.ts';
import { useTableWords } from '../../words/words.ts';
import { SheetCard } from '../phone/SheetCard.tsx';
import { SheetKeys } from '../phone/SheetKeys.tsx';
import { UndoKey } from '../phone/UndoKey.tsx';
import { Change } from '../prompt/ChoiceButton.tsx';
import { groupsOf } from '../prompt/moveList.ts';
import type { TableParts } from '../prompt/parts.ts';
import { Question } from '../prompt/Question.tsx';
import { StatusAction } from '../prompt/StatusAction.tsx';
import { useT } from '../texts/index.ts';
import { useTogetherWords } from '../together/texts/index.ts';
import styles from './Answers.module.css';

/** What is asked and every answer to it; of the one that was tapped what it costs and brings, and the button that plays it. */
export function Answers(parts: TableParts) {
  const { session, snapshot, view, sayings, picking } = parts;
  const t = useT();
  const w = useTogetherWords();
  const words = useTableWords(view);
  const { tapped } = picking;
  const isAsked = snapshot.status === 'choose';
  const named = view.choices.map((choice) => ({ choice, name: words(choice.label) }));
  const { colour } = view.seats[view.own];
  return (
    <section
      className={styles.answers}
      data-prompt=""
      aria-label={t('prompt')}
      style={{ '--accent': `var(--${colour})` }}
    >
      <div className={styles.head}>
        <Question view={view} snapshot={snapshot} sayings={sayings} words={words} />
        {tapped === undefined && <UndoKey {...parts} />}
      </div>
      <p className={styles.note}>{w(isAsked ? 'beside.lights' : 'beside.look')}</p>
      <div className={styles.list}>
        {groupsOf(named).map((group) => (
          <ul key={group[0].choice.text}>
            {group.map(({ choice, name }) => (
              <li key={choice.text}>
                <button
                  type="button"
                  className={classes(styles.answer, tapped?.choice === choice && styles.tapped)}
                  aria-pressed={tapped?.choice === choice}
                  onClick={() => picking.choose(choice)}
                >
                  <span>{name}</span>
                  {named.some((other) => other.choice !== choice && other.name === name) && <code>{choice.text}</code>}
                  <Change view={view} choice={choice} />
                </button>
              </li>
            ))}
          </ul>
        ))}
        <StatusAction session={session} snapshot={snapshot} />
      </div>
      {tapped !== undefined && (
        <div className={styles.chosen}>
          <SheetCard {...parts} target={tapped.target} choice={tapped.choice} />
          <SheetKeys {...parts} />
        </div>
      )}
    </section>
  );
}
