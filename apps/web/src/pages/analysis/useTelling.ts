import type { Why } from '@three-crowns/coach';
import { useEffect, useState } from 'react';
import { whyInWords } from '../../coach/why.ts';
import { reasonsOf } from '../../games/load.ts';
import { useSettings } from '../../settings/settings.ts';
import type { Reach } from '../../table/screen/reaching.ts';
import type { Reasons } from '../../table/screen/reasons.ts';
import type { Choice, TableView } from '../../table/screen/screen.ts';
import { drawingOf } from '../../table/view/drawing.ts';
import { useTableWords } from '../../words/words.ts';
import type { PlayedLine } from './study/line.ts';
import { eventsAt, isDealtAt, playedAt, type Study, seenAt } from './study/study.ts';
import { useT } from './texts/index.ts';

/** Moments of a game in the words of its log. */
export interface Telling {
  /** "Round 6". */
  round(ply: number): string;
  /** What was done at this ply. */
  deed(ply: number): string;
  /** What came of it by luck; where nothing was dealt or shown, after what it is judged anew. */
  luck(ply: number): string;
  /** A move as its button says it. */
  move(choice: Choice): string;
  /** Why a line was better, a sentence each. */
  why(whys: readonly Why[]): readonly string[];
  /** What a move brings within reach on the board. */
  reaches(view: TableView, choice: Choice): readonly Reach[];
  /** The moves of a line, one after the other. */
  line(line: PlayedLine): string;
}

export function useTelling(study: Study): Telling {
  const { game, screen } = study;
  const drawn = drawingOf(game);
  const words = useTableWords(study);
  const t = useT();
  const { language } = useSettings();
  const reasons = useReasons(game.id);
  const names = study.seats.map(({ name }) => name);
  // The head of the next turn tells nothing of this one.
  const sentences = (ply: number): string[] =>
    eventsAt(study, ply).flatMap((event) => {
      const message = screen.beginsTurn(drawn.event(event)) ? undefined : game.words.describeEvent(event);
      return message === undefined ? [] : [words(message)];
    });
  const move = (choice: Choice) => words(choice.label);
  const deed = (ply: number): string => {
    const [first] = sentences(ply);
    if (first !== undefined) return first;
    const played = playedAt(study, ply);
    return played === undefined ? '' : move(played);
  };
  return {
    round: (ply) => words(screen.headline(drawn.state(seenAt(study, ply).state))),
    deed,
    luck: (ply) => (isDealtAt(study, ply) ? (sentences(ply).at(-1) ?? deed(ply)) : t('list.anew', { deed: deed(ply) })),
    move,
    why: (whys) => whyInWords(whys, { game, names, reasons, language }),
    reaches: ({ state, own }, choice) => reasons?.reach?.after(state, own, choice.move) ?? [],
    line: ({ labels }) => labels.map(words).join(', '),
  };
}

/** The sentences of a game; until they are there, and without them, it is said in words that fit every game. */
function useReasons(game: string): Reasons | undefined {
  const [reasons, setReasons] = useState<Reasons>();
  useEffect(() => {
    let isGone = false;
    void reasonsOf(game).then((found) => {
      if (!isGone) setReasons(found);
    });
    return () => {
      isGone = true;
    };
  }, [game]);
  return reasons;
}
