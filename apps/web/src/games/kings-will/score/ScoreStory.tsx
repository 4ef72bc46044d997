import type { State } from '@three-crowns/kings-will';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import type { StoryProps } from '../../../table/screen/screen.ts';
import { Sprites } from '../pieces/Sprites.tsx';
import { useBoardWords } from '../texts/index.ts';
import { ChapterHead } from './ChapterHead.tsx';
import { chaptersOf } from './chapters.ts';
import { Lane } from './Lane.tsx';
import styles from './ScoreStory.module.css';

/** The final scoring told card by card. Enter goes on; it can be skipped at any time. */
export function ScoreStory({ game, state, seats, onEnd }: StoryProps<State>) {
  const t = useBoardWords();
  const chapters = useMemo(() => chaptersOf(state), [state]);
  const [at, setAt] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const chapter = chapters[at];
  const isLast = at === chapters.length - 1;
  const most = Math.max(1, ...chapters.flatMap(({ parts }) => parts.map(({ total }) => total)));
  return (
    <section className={styles.story} aria-labelledby="story-title">
      <Sprites />
      <header className={styles.top}>
        <h1 id="story-title">{t('story')}</h1>
        <span>{t('story.step', { step: at + 1, count: chapters.length })}</span>
      </header>
      <div className={styles.page} aria-live="polite">
        <ChapterHead {...{ game, state, chapter }} />
        <ul className={styles.lanes}>
          {seats.map((seat) => (
            <Lane key={seat.seat} {...{ seat, chapter, most }} part={chapter.parts[seat.seat]} />
          ))}
        </ul>
      </div>
      <nav className={styles.actions} aria-label={t('story')}>
        <Button kind="quiet" size="large" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('story.back')}
        </Button>
        <button ref={next} type="button" className={styles.next} onClick={() => (isLast ? onEnd() : setAt(at + 1))}>
          {t(isLast ? 'story.end' : 'story.next')}
        </button>
        <Button kind="quiet" size="large" onClick={onEnd}>
          {t('story.skip')}
        </Button>
      </nav>
    </section>
  );
}
