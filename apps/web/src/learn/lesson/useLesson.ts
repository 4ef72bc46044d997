import { useMemo, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { type Picking, usePicking } from '../../table/picking/usePicking.ts';
import { type Prompting, promptingOf } from '../../table/screen/prompts.ts';
import type { GameScreen, Sayings, TableView } from '../../table/screen/screen.ts';
import { useView } from '../../table/view/useView.ts';
import { isOver, type Lesson } from './lesson.ts';
import { LessonTable } from './lessonTable.ts';

/** What a lesson needs of the screen of its game. */
export type LessonScreen = Pick<GameScreen, 'prompts' | 'sayings' | 'neighbour'>;

export interface Running {
  readonly view: TableView;
  readonly picking: Picking;
  readonly sayings: Sayings;
  readonly prompting: Prompting;
  /** What has happened so far. */
  readonly events: readonly unknown[];
  /** Undefined while it runs. */
  readonly result: 'done' | 'missed' | undefined;
  /** From the beginning. */
  again(): void;
}

/** The table of a lesson while it is open: the same as every table, but for who answers. */
export function useLesson(lesson: Lesson, names: readonly string[], screen: LessonScreen): Running {
  const [run, setRun] = useState(0);
  const seats = names.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: every run has a session of its own
  const session = useMemo(() => new LessonTable(lesson, seats.split('\n')), [lesson, seats, run]);
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const events = useMemo(() => snapshot.moments.flatMap((moment) => moment.events), [snapshot.moments]);
  const isEnded = isOver(lesson, events);
  const whole = useView(snapshot, lesson.game);
  const bare = useMemo(() => (isEnded ? { ...whole, choices: [], asked: undefined } : whole), [whole, isEnded]);
  const picking = usePicking(session, bare, snapshot.status, false);
  const { choices, picked, pointed, refusal } = picking;
  const view = useMemo(
    (): TableView => ({ ...bare, choices, picked, pointed, refusal, told: [] }),
    [bare, choices, picked, pointed, refusal],
  );
  const { language } = useSettings();
  const state = snapshot.moments[snapshot.at].state;
  return {
    view,
    picking,
    sayings: screen.sayings(view, language),
    prompting: promptingOf(screen, view),
    events,
    result: isEnded ? (lesson.isDone(state, events) ? 'done' : 'missed') : undefined,
    again: () => setRun(run + 1),
  };
}
