import { useEffect, useMemo } from 'react';
import { type FirstGame, firstGameAt, setFirstGame, useSettings } from '../../settings/settings.ts';
import type { Advice, Goal, Guide } from '../screen/guide.ts';
import type { TableView } from '../screen/screen.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { drawingOf } from '../view/drawing.ts';
import { hasPlayedOn, progressOf } from './progress.ts';

/** The guide beside a first game. */
export interface Guiding {
  readonly guide: Guide;
  readonly goal: Goal;
  /** By lesson. */
  readonly learned: readonly boolean[];
  /** All that there is to learn is learned. */
  readonly isDone: boolean;
  /** What to say now; nothing while somebody else decides. */
  readonly advice: Advice | undefined;
  set(lessons: FirstGame['lessons']): void;
}

/** Undefined at every table but that of the first game, and there once the lessons are left or done. */
export function useGuide(
  table: string,
  guide: Guide | undefined,
  snapshot: Snapshot,
  view: TableView,
): Guiding | undefined {
  const { language } = useSettings();
  const { id } = view.game;
  const first = useFirstGame(table, id);
  const isOn = guide !== undefined && first?.lessons === 'on' && snapshot.status !== 'replay';
  const { game, moments, at, status } = snapshot;
  const progress = useMemo(() => {
    if (!isOn) return undefined;
    const drawn = drawingOf(game);
    const happened = moments.slice(0, at + 1).map(({ seat, state, events }) => ({
      seat,
      state: drawn.state(state),
      events: events.map(drawn.event),
    }));
    return { ...progressOf(guide, happened, view.own), isPast: hasPlayedOn(guide, happened, view.own) };
  }, [isOn, guide, game, moments, at, view.own]);
  const isOver = isOn && (status === 'over' || progress?.isPast === true);
  useEffect(() => {
    if (isOver) setFirstGame(id, { table, lessons: 'done' });
  }, [isOver, id, table]);
  if (progress === undefined || guide === undefined) return undefined;
  const { learned } = progress;
  return {
    guide,
    goal: guide.goal(language),
    learned,
    isDone: learned.every(Boolean),
    advice: status === 'choose' ? guide.advise(view, progress, language) : undefined,
    set: (lessons) => setFirstGame(id, { table, lessons }),
  };
}

/** What is known of the first game, where it is played at this table. */
export function useFirstGame(table: string, game: string): FirstGame | undefined {
  return firstGameAt(useSettings(), table, game);
}
