import { useEffect, useEffectEvent } from 'react';
import { useMotion } from '../../design/motion.ts';
import { useModal } from '../../design/useModal.ts';
import { useSettings } from '../../settings/settings.ts';
import { useT } from '../texts/index.ts';
import styles from './Ceremony.module.css';
import { CeremonyBar } from './CeremonyBar.tsx';
import { Flakes } from './Crown.tsx';
import { Pace } from './Pace.tsx';
import { stageOf } from './scenes.ts';
import { useNoise } from './useNoise.ts';
import { type EndingProps, useStory } from './useStory.ts';
import { useTelling } from './useTelling.ts';

interface Props extends EndingProps {
  /** It is told, or was skipped. */
  onEnd(): void;
}

/** How long the crown lies there before the score pad comes. */
const CROWNED = 2600;

/** The end, told step by step. Enter or a tap goes on, Backspace goes back, Esc skips the rest. */
export function Ceremony({ onEnd, ...told }: Props) {
  const { screen, ending, state } = told;
  const t = useT();
  const { language } = useSettings();
  const motion = useMotion();
  const dialog = useModal(true);
  const { props, steps, scenes, words } = useStory(told);
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
  const stage = stageOf(scene, steps);
  return (
    <dialog
      ref={dialog}
      className={styles.ceremony}
      aria-labelledby="ceremony"
      style={{ '--beat': motion.factor }}
      data-scene={scene.kind === 'step' ? steps[scene.at].key : scene.kind}
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
        <ending.Stage {...props} {...stage} steps={steps} />
        {stage.crown === 'falls' && <Flakes />}
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
