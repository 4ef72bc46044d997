import type { Puzzle } from '@three-crowns/coach';
import type { AnyGame } from '@three-crowns/core';
import { useEffect, useRef, useState } from 'react';
import { whyInWords } from '../../coach/why.ts';
import { Button } from '../../design/Button.tsx';
import { DrawnIcon } from '../../design/icons/DrawnIcon.tsx';
import { registered } from '../../games/list.ts';
import { useSettings } from '../../settings/settings.ts';
import type { Reasons } from '../../table/screen/reasons.ts';
import type { GameScreen } from '../../table/screen/screen.ts';
import { useGameWords } from '../../words/words.ts';
import styles from './Cards.module.css';
import { playOnFrom } from './playOnFrom.ts';
import { usePuzzleWords } from './texts/index.ts';
import type { Solving } from './usePuzzle.ts';

export interface ResultProps {
  readonly puzzle: Puzzle;
  readonly game: AnyGame;
  readonly screen: GameScreen;
  readonly solving: Solving;
  onNext(): void;
}

/** Found, or shown: the line in words, why it is good, and how to go on. */
export function ResultCard({ puzzle, game, screen, solving, onNext }: ResultProps) {
  const w = usePuzzleWords();
  const { language } = useSettings();
  const { session, names, state } = solving;
  const say = useGameWords(game.words.texts, names);
  const reasons = useReasons(screen.game.id);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone with the question.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.card} data-result={state}>
      <h2 ref={title} tabIndex={-1}>
        {w(state === 'found' ? 'found' : 'shown')}
      </h2>
      <ol className={styles.line}>
        {session.lineInWords().map(({ ply, message }) => (
          <li key={ply}>{say(message)}</li>
        ))}
      </ol>
      {reasons !== 'loading' &&
        puzzle.why.map((why) => (
          <p key={JSON.stringify(why)}>{whyInWords(why, { game: screen.game, names, reasons, language })}</p>
        ))}
      <p className={styles.chance}>
        {w('chance', { best: Math.round(100 * puzzle.best), next: Math.round(100 * puzzle.next) })}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void playOnFrom(game, puzzle, session, names)}>{w('playOn')}</Button>
        <Button kind="primary" onClick={onNext}>
          {w('next')}
          <DrawnIcon name="arrow-right" size={18} />
        </Button>
      </div>
    </section>
  );
}

/** Sentences of the game; undefined where it has none. */
function useReasons(id: string): Reasons | 'loading' | undefined {
  const [reasons, setReasons] = useState<Reasons | 'loading' | undefined>('loading');
  useEffect(() => {
    let isGone = false;
    const done = (found: Reasons | undefined) => {
      if (!isGone) setReasons(found);
    };
    const loading = registered(id)?.reasons?.();
    if (loading === undefined) done(undefined);
    else loading.then(done, () => done(undefined));
    return () => {
      isGone = true;
    };
  }, [id]);
  return reasons;
}
