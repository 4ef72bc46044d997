import type { Outcome } from '@three-crowns/core';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useMotion } from '../../design/motion.ts';
import { useModal } from '../../design/useModal.ts';
import { useSettings } from '../../settings/settings.ts';
import type { EndProps, GameEnding } from '../screen/ending.ts';
import type { GameScreen } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './Ceremony.module.css';
import { CeremonyBar } from './CeremonyBar.tsx';
import { Flakes } from './Crown.tsx';
import { Pace } from './Pace.tsx';
import { scenesOf, totalsOf } from './scenes.ts';
import { useNoise } from './useNoise.ts';
import { useSceneWords } from './useSceneWords.ts';
import { useTelling } from './useTelling.ts';

interface Props extends EndProps {
  readonly screen: GameScreen;
  readonly ending: GameEnding;
  readonly outcome: Outcome;
  /** It is told, or was skipped. */
  onEnd(): void;
}

/** How long the crown lies there before the score pad comes. */
const CROWNED = 2600;

/** The end, told step by step. Enter or a tap goes on, Backspace goes back, Esc skips the rest. */
export function Ceremony({ screen, ending, state, outcome, seats, onEnd }: Props) {
  const t = useT();
  const { language } = useSettings();
  const motion = useMotion();
  const dialog = useModal(true);
  const props = useMemo(() => ({ state, outcome, seats }), [state, outcome, seats]);
  const steps = useMemo(() => ending.steps(props), [ending, props]);
  const scenes = useMemo(
    () => scenesOf(steps, outcome, screen.tieBreak?.lines ?? []),
    [steps, outcome, screen.tieBreak],
  );
  /** A game whose steps wait for the player lets the crown wait, too. */
  const runs = steps.every(({ lasts }) => lasts !== undefined);
  const lastsOf = (at: number) => {
    const scene = scenes[at];
    if (scene.kind === 'step') return steps[scene.at].lasts;
    return runs ? CROWNED : undefined;
  };
  const telling = useTelling(scenes.length, lastsOf, onEnd);
  const scene = scenes[telling.at];
  useNoise(scene, steps);
  const words = useSceneWords({ screen, ending, props, steps });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isElsewhere = event.target instanceof Element && event.target.closest('button, select') !== null;
    if (event.key === 'Enter' && !isElsewhere) telling.next();
    else if (event.key === 'Backspace') telling.back();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const at = scene.kind === 'step' ? scene.at : steps.length - 1;
  const crown = scene.kind === 'crown' ? 'falls' : scene.kind === 'tie' ? 'waits' : 'none';
  return (
    <dialog
      ref={dialog}
      className={styles.ceremony}
      aria-labelledby="ceremony"
      style={{ '--beat': motion.factor }}
      data-scene={scene.kind === 'step' ? steps[at].key : scene.kind}
      onCancel={(event) => {
        event.preventDefault();
        onEnd();
      }}
    >
      <header className={styles.top}>
        <span className={styles.game}>{screen.game.name}</span>
        <h1 id="ceremony">{ending.title(language, state)}</h1>
        <span className={styles.at}>{t('end.step', { step: telling.at + 1, count: scenes.length })}</span>
        <Pace />
      </header>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter does what a tap does */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does it, too */}
      <div className={styles.stage} onClick={telling.next}>
        <ending.Stage {...props} {...{ steps, at, crown }} totals={totalsOf(steps, at + 1)} />
        {crown === 'falls' && <Flakes />}
      </div>
      <CeremonyBar
        telling={telling}
        scenes={scenes.map((one) => words(one))}
        canRun={runs && !motion.isOff}
        onSkip={onEnd}
      />
    </dialog>
  );
}
