import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../design/Button.tsx';
import { FocusArea } from '../../table/areas/FocusArea.tsx';
import { useTableWords } from '../../words/words.ts';
import { useLearnWords } from '../texts/index.ts';
import styles from './Lesson.module.css';
import type { LessonProps } from './LessonPlate.tsx';
import { LessonPrompt } from './LessonPrompt.tsx';
import { useLesson } from './useLesson.ts';

interface Props extends LessonProps {
  onClose(): void;
}

/** The table of a lesson: its part of the board, the question, what has happened, and what came of it. */
export function OpenLesson({ lesson, screen, names, Board, words, untold, onClose }: Props) {
  const t = useLearnWords();
  const running = useLesson(lesson, names, screen);
  const { view, picking, events, result } = running;
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step the button that had the focus may be gone
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [view.latest.ply, result]);
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = ref.current?.querySelectorAll<HTMLElement>('[data-choice]')[Number(event.key) - 1];
    if (event.key === 'Escape') picking.back();
    else if (event.key === 'n') ref.current?.querySelector<HTMLElement>('[aria-keyshortcuts~=n]')?.click();
    else pressed?.click();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: digits press the buttons in it
    <div ref={ref} className={styles.table} tabIndex={-1} onKeyDown={onKeyDown}>
      <FocusArea label={words.title} part="board" className={styles.board} neighbour={screen.neighbour}>
        <Board view={view} actions={picking.actions} />
      </FocusArea>
      {result === undefined && <LessonPrompt {...running} />}
      <div role="status">
        {result !== undefined && (
          <p className={styles.result} data-result={result}>
            {words[result]}
          </p>
        )}
      </div>
      <Story {...{ view, events, untold }} />
      <p className={styles.buttons}>
        <Button kind={result === undefined ? 'plain' : 'primary'} size="small" onClick={running.again}>
          {t('lesson.again')}
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          {t('lesson.close')}
        </Button>
      </p>
    </div>
  );
}

type StoryProps = Pick<ReturnType<typeof useLesson>, 'view' | 'events'> & Pick<LessonProps, 'untold'>;

/** What has happened, as the log of a table tells it to the reader. */
function Story({ view, events, untold }: StoryProps) {
  const { words, secrets } = view.game;
  const say = useTableWords(view);
  const lines = events.flatMap((event, i) => {
    const seen: unknown = untold.has((event as { readonly type: string }).type) ? undefined : secrets.redact(event, 0);
    const message = seen === undefined ? undefined : words.describeEvent(seen);
    return message === undefined ? [] : [{ key: i, text: say(message) }];
  });
  if (lines.length === 0) return null;
  return (
    <ol className={styles.story}>
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ol>
  );
}
