import { useEffect, useEffectEvent, useState } from 'react';
import { useMotion } from '../../design/motion.ts';
import { useSettings } from '../../settings/settings.ts';
import { Flakes } from '../../table/score/Crown.tsx';
import { stageOf } from '../../table/score/scenes.ts';
import { useNoise } from '../../table/score/useNoise.ts';
import { type EndingProps, useStory } from '../../table/score/useStory.ts';
import styles from './Ceremony.module.css';

interface Props extends EndingProps {
  /** It is told. */
  onEnd(): void;
}

/** How long a step stays that waits for a player elsewhere, and the crown: nobody presses anything here. */
const READ = 6000;

/** The end, told step by step to everybody in the room. */
export function Ceremony({ onEnd, ...told }: Props) {
  const { ending, state, screen } = told;
  const { language } = useSettings();
  const motion = useMotion();
  const { props, steps, scenes, words } = useStory(told);
  const [at, setAt] = useState(0);
  const scene = scenes[at];
  const lasts = scene.kind === 'step' ? (steps[scene.at].lasts ?? READ) : READ;
  const next = useEffectEvent(() => (at + 1 < scenes.length ? setAt(at + 1) : onEnd()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every scene has a time of its own
  useEffect(() => {
    const timer = setTimeout(() => next(), lasts);
    return () => clearTimeout(timer);
  }, [at, lasts]);
  useNoise(scene, steps);
  const stage = stageOf(scene, steps);
  return (
    <section className={styles.ceremony} style={{ '--beat': motion.factor }} data-ceremony="">
      <header className={styles.top}>
        <p>{screen.game.name}</p>
        <h1>{ending.title(language, state)}</h1>
      </header>
      <div className={styles.stage}>
        <ending.Stage {...props} {...stage} steps={steps} />
        {stage.crown === 'falls' && <Flakes />}
      </div>
      <p className={styles.sentence} role="status">
        {words(scene).sentence}
      </p>
    </section>
  );
}
