import type { Puzzle } from '@three-crowns/coach';
import type { AnyGame } from '@three-crowns/core';
import { useEffect, useRef } from 'react';
import { whyInWords } from '../../coach/why.ts';
import { Button } from '../../design/Button.tsx';
import { classes } from '../../design/classes.ts';
import { DrawnIcon } from '../../design/icons/DrawnIcon.tsx';
import sheet from '../../design/sheet.module.css';
import { USUAL_LEVEL } from '../../seats/levels.ts';
import { useSettings } from '../../settings/settings.ts';
import { PlayOn } from '../../table/playOn/PlayOn.tsx';
import type { Departure } from '../../table/playOn/startPlayOn.ts';
import type { Reasons } from '../../table/screen/reasons.ts';
import type { GameScreen } from '../../table/screen/screen.ts';
import type { Snapshot } from '../../table/session/snapshot.ts';
import { useGameWords } from '../../words/words.ts';
import styles from './Cards.module.css';
import { usePuzzleWords } from './texts/index.ts';
import type { Solving } from './usePuzzle.ts';
import type { Showing } from './useShowing.ts';

export interface ResultProps {
  readonly puzzle: Puzzle;
  readonly game: AnyGame;
  readonly screen: GameScreen;
  readonly reasons: Reasons | undefined;
  readonly solving: Solving;
  readonly snapshot: Snapshot;
  readonly showing: Showing;
  onNext(): void;
}

/** Found, or shown: the line in words, why it is good, and how to go on. Each of its moves can be looked at on the board. */
export function ResultCard({ puzzle, game, screen, reasons, solving, snapshot, showing, onNext }: ResultProps) {
  const w = usePuzzleWords();
  const { language } = useSettings();
  const { session, names, state } = solving;
  const say = useGameWords(game.words.texts, names);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone with the question.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={classes(sheet.sheet, styles.card)} data-result={state}>
      <h2 ref={title} tabIndex={-1}>
        {w(state === 'found' ? 'found' : 'shown')}
      </h2>
      <ol className={styles.line}>
        {session.deeds().map(({ ply, label }) => (
          <li key={ply}>
            <button type="button" aria-pressed={ply === snapshot.at} onClick={() => showing.look(ply)}>
              {say(label)}
            </button>
          </li>
        ))}
      </ol>
      {whyInWords(puzzle.why, { game: screen.game, names, reasons, language }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={styles.chance}>
        {w('chance', { best: Math.round(100 * puzzle.best), next: Math.round(100 * puzzle.next) })}
      </p>
      <div className={styles.buttons}>
        <PlayOn departure={departureFrom(game, puzzle, snapshot)} size="normal" />
        <Button kind="primary" onClick={onNext}>
          {w('next')}
          <DrawnIcon name="arrow-right" size={18} />
        </Button>
      </div>
    </section>
  );
}

/** From the moment on the screen, against the computer. */
function departureFrom(game: AnyGame, { options, seat }: Puzzle, { seats, moments, at }: Snapshot): Departure {
  return {
    game,
    options: () => options,
    viewer: seat,
    seen: moments.slice(0, at + 1),
    seats: seats.map((info) => (info.seat === seat ? info : { ...info, bot: USUAL_LEVEL })),
  };
}
