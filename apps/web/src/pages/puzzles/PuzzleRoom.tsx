import type { Puzzle } from '@three-crowns/coach';
import type { AnyGame } from '@three-crowns/core';
import { type ReactNode, useEffect } from 'react';
import { focusTitle } from '../../navigation/focus.ts';
import { Marks } from '../../table/guide/Marks.tsx';
import type { Reasons } from '../../table/screen/reasons.ts';
import type { GameScreen } from '../../table/screen/screen.ts';
import { LineMark } from './LineMark.tsx';
import { PuzzleBoard } from './PuzzleBoard.tsx';
import styles from './PuzzlesPage.module.css';
import { Rivals } from './Rivals.tsx';
import type { Result } from './rating.ts';
import { useIsStacked } from './room.ts';
import { TaskCard } from './TaskCard.tsx';
import { usePuzzle } from './usePuzzle.ts';
import { usePuzzleView } from './usePuzzleView.ts';
import { useShowing } from './useShowing.ts';
import { Verdict } from './Verdict.tsx';

interface Props {
  readonly puzzle: Puzzle;
  /** In the version it is from. */
  readonly game: AnyGame;
  readonly screen: GameScreen;
  readonly reasons: Reasons | undefined;
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
export function PuzzleRoom({ puzzle, game, screen, reasons, day, number, onRated, onNext, children }: Props) {
  const solving = usePuzzle(game, puzzle, onRated);
  const { session, state, isNudged } = solving;
  const table = usePuzzleView(session, screen);
  const { snapshot, view, picking } = table;
  const showing = useShowing(session, snapshot, state === 'shown');
  const isStacked = useIsStacked();
  const isFirst = number === 1;
  useEffect(() => {
    if (isFirst) return;
    // The next one is asked for below, where the last one was told or a game is chosen.
    scrollTo({ top: 0 });
    return focusTitle();
  }, [isFirst]);
  const isNudging = isNudged && snapshot.status === 'choose' && view.picked.length === 0;
  const task = <TaskCard {...{ puzzle, screen, day, solving, reasons }} />;
  const verdict = <Verdict {...{ puzzle, game, screen, solving, reasons, snapshot, showing, onNext }} />;
  return (
    <main id="main" className={styles.main}>
      {isStacked && task}
      <PuzzleBoard {...table} screen={screen}>
        {isStacked && verdict}
      </PuzzleBoard>
      <div className={styles.side}>
        {!isStacked && task}
        {!isStacked && verdict}
        <Rivals {...{ screen, view }} actions={picking.actions} />
        {children}
      </div>
      {isNudging && <Marks targets={session.ahead().flatMap(({ targets }) => targets)} most={1} />}
      {snapshot.status === 'over' && <LineMark {...{ session, screen, view }} at={snapshot.at} />}
    </main>
  );
}
