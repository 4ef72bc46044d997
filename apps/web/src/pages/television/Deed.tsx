import { Crest } from '../../design/Crest.tsx';
import { useSettings } from '../../settings/settings.ts';
import type { Scenes } from '../../table/log/useScenes.ts';
import { ScoreChange } from '../../table/others/ScoreChange.tsx';
import type { GameScreen, TableView } from '../../table/screen/screen.ts';
import type { Snapshot } from '../../table/session/snapshot.ts';
import styles from './Deed.module.css';

interface Props {
  readonly screen: GameScreen;
  readonly snapshot: Snapshot;
  readonly view: TableView;
  readonly scenes: Scenes;
}

/** What was done last: a picture, one sentence, and what it brought. */
export function Deed({ screen, snapshot, view, scenes: { shown } }: Props) {
  const { language } = useSettings();
  const { telling } = screen;
  if (telling === undefined || shown === undefined) return null;
  const { scene, step: at } = shown;
  const step = scene.steps[at];
  const { name, colour, charge } = view.seats[scene.seat];
  return (
    <section className={styles.deed} aria-live="polite" style={{ '--seat': `var(--${colour})` }}>
      <div key={`${step.from} ${at}`} className={styles.picture} data-scene-picture="">
        <telling.Picture view={view} step={step} />
      </div>
      <p className={styles.sentence}>
        <Crest colour={colour} charge={charge} size={38} />
        <span>
          <b>{name}</b> {telling.say(step, language)}
        </span>
      </p>
      <div className={styles.gains}>
        <telling.Gains view={view} step={step} />
        {screen.tally === undefined && <ScoreChange snapshot={snapshot} step={step} />}
      </div>
    </section>
  );
}
