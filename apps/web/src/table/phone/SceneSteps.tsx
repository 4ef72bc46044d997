import type { Scene } from '../log/scenes.ts';
import styles from './SceneSteps.module.css';

interface Props {
  readonly scene: Scene;
  /** The one that is told. */
  readonly step: number;
}

/** How many steps a scene has, and how far it is told. */
export function SceneSteps({ scene, step: at }: Props) {
  return (
    <ol className={styles.steps} aria-hidden="true">
      {scene.steps.map((one, i) => (
        <li key={`${one.from} ${one.deed}`} data-now={i === at ? 'yes' : undefined} />
      ))}
    </ol>
  );
}
