import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import { classes } from '../../design/classes.ts';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { useSettings } from '../../settings/settings.ts';
import { nameOf, type Scene } from '../log/scenes.ts';
import { ScoreChange } from '../others/ScoreChange.tsx';
import type { TableParts } from '../prompt/parts.ts';
import type { Telling } from '../screen/telling.ts';
import { useT } from '../texts/index.ts';
import gain from './Gain.module.css';
import { SceneSteps } from './SceneSteps.tsx';
import sheet from './Sheet.module.css';
import keys from './SheetKeys.module.css';
import styles from './SinceSheet.module.css';

interface Props extends TableParts {
  readonly telling: Telling;
  readonly scene: Scene;
  /** The one that is told. */
  readonly step: number;
}

/** What the others did since the own last turn: a scene each, step by step, with the board as it was then. */
export function SinceSheet({ screen, snapshot, view, scenes, telling, scene, step: at }: Props) {
  const t = useT();
  const { language } = useSettings();
  const { name, colour, charge } = view.seats[scene.seat];
  const step = scene.steps[at];
  const turn = scenes.since.findIndex((one) => nameOf(one) === nameOf(scene));
  const next = scenes.since[turn + 1];
  const goOn = () => (at + 1 < scene.steps.length ? scenes.look(at + 1) : scenes.play(next));
  return (
    <section className={sheet.sheet} aria-label={t('recent')} style={{ '--accent': 'var(--crimson)' }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <div className={sheet.matter} tabIndex={0}>
        <article className={styles.turn} style={{ '--seat': `var(--${colour})` }}>
          <h2>
            <Crest colour={colour} charge={charge} size={26} /> {name}
            <span className={classes(gain.gain, styles.gains)}>
              <telling.Gains view={view} step={step} />
              {screen.tally === undefined && <ScoreChange snapshot={snapshot} step={step} />}
            </span>
          </h2>
          <p>{telling.say(step, language)}</p>
          <SceneSteps scene={scene} step={at} />
        </article>
      </div>
      <div className={keys.keys}>
        <IconButton kind="plain" label={t('since.close')} className={keys.square} onClick={scenes.leave}>
          <Icon name="close" size={22} />
        </IconButton>
        <IconButton
          kind="plain"
          label={t('scene.back')}
          disabled={at === 0}
          className={keys.square}
          onClick={() => scenes.look(at - 1)}
        >
          <Icon name="arrow-left" size={22} />
        </IconButton>
        <Button className={keys.again} onClick={scenes.again}>
          <Icon name="since" size={18} /> {t('scene.again')}
        </Button>
        <IconButton
          kind="plain"
          label={t('scene.next')}
          disabled={at + 1 >= scene.steps.length && next === undefined}
          className={keys.square}
          onClick={goOn}
        >
          <Icon name="arrow-right" size={22} />
        </IconButton>
      </div>
    </section>
  );
}
