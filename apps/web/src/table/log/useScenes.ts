import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useMotion } from '../../design/motion.ts';
import type { GameScreen } from '../screen/screen.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { beginOf, chiefOf, endOf, nameOf, type Scene, sceneAt, scenesOf, scenesSince, stepAt } from './scenes.ts';

export interface Scenes {
  /** Of the others since the own last turn began, the oldest first. */
  readonly since: readonly Scene[];
  /** What is told now. */
  readonly shown: { readonly scene: Scene; readonly step: number } | undefined;
  /** Somebody looks back at a scene; the game waits. */
  readonly isLooking: boolean;
  /** Plays a scene on the board. */
  play(scene: Scene): void;
  /** Shows the board after a step of the scene that is told. */
  look(step: number): void;
  /** Plays the step that is told once more. */
  again(): void;
  leave(): void;
}

/** What is looked back at: up to which moment it is played, and which of the steps of one moment is meant. */
interface Look {
  readonly scene: Scene;
  readonly until: number;
  readonly step: number | undefined;
}

/** How long a step stays before the next one, at normal speed. */
const HOLD = 700;

export function useScenes(session: TableSession, snapshot: Snapshot, screen: GameScreen): Scenes {
  const { at, own, status } = snapshot;
  const { telling } = screen;
  const motion = useMotion();
  const scenes = useMemo(
    () => (telling === undefined ? [] : scenesOf(snapshot, screen, telling)),
    [snapshot, screen, telling],
  );
  const since = useMemo(() => scenesSince(scenes, own), [scenes, own]);
  const [looked, setLook] = useState<Look>();
  const look = status === 'replay' ? looked : undefined;
  // As soon as it is so: later it would take back a look that began meanwhile.
  useLayoutEffect(() => {
    if (status !== 'replay') setLook(undefined);
  }, [status]);
  useEffect(() => {
    if (look === undefined || at >= look.until) return;
    const timer = setTimeout(() => session.show(at + 1), motion.ms(HOLD));
    return () => clearTimeout(timer);
  }, [look, at, session, motion.ms]);

  const scene = look?.scene ?? sceneAt(scenes, at);
  const latest = useStep(scene, at, status === 'thinking');
  const isOver = status === 'choose' && telling !== undefined && scene !== undefined && scene.seat !== own;
  const step = isOver ? chiefOf(scene, telling) : latest;
  const isTold = scene !== undefined && (scene.seat !== own || telling?.tellsOwn === true);
  const shown = isTold ? { scene, step: look?.step ?? step } : undefined;
  /** From before it to its end, or to its end at once where nothing moves. */
  const playFrom = (of: Scene, from: number, until: number, meant?: number) => {
    setLook({ scene: of, until, step: meant });
    session.show(motion.isOff ? until : from - 1);
  };
  return {
    since,
    shown,
    isLooking: look !== undefined,
    play: (one) => playFrom(one, beginOf(one), endOf(one)),
    look(next) {
      if (scene === undefined) return;
      const { to } = scene.steps[next];
      setLook({ scene, until: to, step: next });
      session.show(to);
    },
    again() {
      if (shown === undefined) return;
      const { from, to } = shown.scene.steps[shown.step];
      playFrom(shown.scene, from, to, shown.step);
    },
    leave: () => session.live(),
  };
}

/** The steps of a scene one after the other: several may come with one move, too quick to be seen. */
function useStep(scene: Scene | undefined, at: number, isLive: boolean): number {
  const motion = useMotion();
  const [told, setTold] = useState({ name: '', step: 0 });
  const name = scene === undefined ? '' : nameOf(scene);
  const last = scene === undefined ? 0 : stepAt(scene, at);
  const step = told.name === name ? Math.min(told.step, last) : 0;
  const isBehind = isLive && !motion.isOff && step < last;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => setTold({ name, step: step + 1 }), motion.ms(HOLD));
    return () => clearTimeout(timer);
  }, [isBehind, name, step, motion.ms]);
  return isBehind ? step : last;
}

/** The things of the scene that is played or looked back at; none while a question marks things of its own. */
export function useTold(
  { shown, isLooking }: Scenes,
  { status }: Snapshot,
  { telling }: GameScreen,
): readonly string[] {
  const step = shown !== undefined && (isLooking || status === 'thinking') ? shown.scene.steps[shown.step] : undefined;
  return useMemo(() => (step === undefined ? [] : (telling?.targetsOf(step) ?? [])), [step, telling]);
}
