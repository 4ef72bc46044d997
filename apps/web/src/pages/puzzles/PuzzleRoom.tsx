import type { Puzzle } from '@three-crowns/coach';
import type { AnyGame } from '@three-crowns/core';
import { type ReactNode, useEffect } from 'react';
import { focusTitle } from '../../navigation/focus.ts';
import type { GameScreen } from '../../table/screen/screen.ts';
import { PuzzleBoard } from './PuzzleBoard.tsx';
import styles from './PuzzlesPage.module.css';
import type { Result } from './rating.ts';
import { TaskCard } from './TaskCard.tsx';
import { useIsStacked } from './useIsStacked.ts';
import { usePuzzle } from './usePuzzle.ts';
import { Verdict } from './Verdict.tsx';

interface Props {
  readonly puzzle: Puzzle;
  /** In the version it is from. */
  readonly game: AnyGame;
  readonly screen: GameScreen;
  /** Of which it is the puzzle. */
  readonly day: string | undefined;
  /** Counts the puzzles of this visit. */
  readonly number: number;
  onRated(result: Result): void;
  onNext(): void;
  /** Streak and rating. */
  readonly children: ReactNode;
}

/** One puzzle: the board at the left, what is asked and what came of it at the right. */
export function PuzzleRoom({ puzzle, game, screen, day, number, onRated, onNext, children }: Props) {
  const solving = usePuzzle(game, puzzle, onRated);
  const { session, state, isNudged } = solving;
  const isOver = state === 'found' || state === 'shown';
  const marks = isNudged && !isOver ? session.targets() : [];
  const isStacked = useIsStacked();
  const isFirst = number === 1;
  useEffect(() => (isFirst ? undefined : focusTitle()), [isFirst]);
  const task = <TaskCard {...{ puzzle, screen, day, solving }} />;
  const verdict = <Verdict {...{ puzzle, game, screen, solving, onNext }} />;
  return (
    <main id="main" className={styles.main}>
      {isStacked && task}
      <PuzzleBoard {...{ session, screen, marks }}>{isStacked && verdict}</PuzzleBoard>
      <div className={styles.side}>
        {!isStacked && task}
        {!isStacked && verdict}
        {children}
      </div>
    </main>
  );
}
