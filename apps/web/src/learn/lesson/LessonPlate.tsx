import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { BoardProps } from '../../table/screen/screen.ts';
import { useIsOverTable } from '../book/anchor.ts';
import { TryIt } from '../parts/TryIt.tsx';
import { useLearnWords } from '../texts/index.ts';
import styles from './Lesson.module.css';
import type { Lesson } from './lesson.ts';
import { OpenLesson } from './OpenLesson.tsx';
import { close, openOnly, useIsOpen } from './opened.ts';
import type { LessonScreen } from './useLesson.ts';

export interface LessonProps {
  /** Tells it from the others of the book. */
  readonly id: string;
  readonly lesson: Lesson;
  readonly screen: LessonScreen;
  /** Of the seats; the reader has the first. */
  readonly names: readonly string[];
  /** The part of the table that matters. */
  Board(props: BoardProps): ReactNode;
  readonly words: {
    readonly title: string;
    readonly task: string;
    readonly done: string;
    readonly missed: string;
  };
  /** Types of events that tell nothing here. */
  readonly untold: ReadonlySet<string>;
}

/** An invitation to try what was just read, where no other table is set. */
export function LessonPlate(props: LessonProps) {
  return useIsOverTable() ? null : <Plate {...props} />;
}

/** Once it is taken, a small table with a task. */
function Plate(props: LessonProps) {
  const { id, words } = props;
  const t = useLearnWords();
  const isOpen = useIsOpen(id);
  const ref = useRef<HTMLDivElement>(null);
  const isPutAway = useRef(false);
  useEffect(() => {
    // The lesson that was open before may have moved this one.
    if (isOpen) ref.current?.scrollIntoView({ block: 'nearest' });
    else if (isPutAway.current) ref.current?.querySelector('button')?.focus();
    isPutAway.current = false;
  }, [isOpen]);
  useEffect(() => () => close(id), [id]);
  return (
    <div ref={ref} className={styles.plate}>
      <TryIt title={words.title} about={words.task}>
        {isOpen ? (
          <OpenLesson
            {...props}
            onClose={() => {
              isPutAway.current = true;
              close(id);
            }}
          />
        ) : (
          <Button kind="primary" onClick={() => openOnly(id)}>
            <Icon name="play" size={18} />
            {t('lesson.open')}
          </Button>
        )}
      </TryIt>
    </div>
  );
}
