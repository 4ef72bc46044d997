import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { useSettings } from '../../settings/settings.ts';
import type { TableParts } from '../prompt/parts.ts';
import type { Telling } from '../screen/telling.ts';
import { useT } from '../texts/index.ts';
import { Pace } from './Pace.tsx';
import styles from './ScenePanel.module.css';
import { ScoreChange } from './ScoreChange.tsx';
import { SinceLines } from './SinceLines.tsx';
import { useLess } from './useLess.ts';

/** What somebody does, played as a small scene; below it the turns since one's own. */
export function ScenePanel(parts: TableParts) {
  const { screen, scenes } = parts;
  const { telling } = screen;
  if (telling === undefined || (scenes.shown === undefined && scenes.since.length === 0)) return null;
  return (
    <div className={styles.panel} data-scenes="">
      {scenes.shown !== undefined && <Told {...parts} {...scenes.shown} telling={telling} />}
      <SinceLines {...parts} telling={telling} />
    </div>
  );
}

type Props = TableParts & NonNullable<TableParts['scenes']['shown']> & { readonly telling: Telling };

function Told({ screen, snapshot, view, scenes, telling, scene, step: at }: Props) {
  const t = useT();
  const { language } = useSettings();
  const { name, colour, charge } = view.seats[scene.seat];
  const step = scene.steps[at];
  const { picture, less } = useLess([scene.seat, scene.steps[0].from, language].join(' '), `${step.from} ${at}`);
  return (
    <section
      className={styles.scene}
      data-less={less}
      aria-label={t('scene', { name })}
      style={{ '--seat': `var(--${colour})`, '--seat-ink': `var(--${colour}-ink)` }}
    >
      <header className={styles.head}>
        <Crest colour={colour} charge={charge} size={34} />
        <p>
          <b>{name}</b> <span>{telling.say(step, language)}</span>
        </p>
        <IconButton kind="plain" label={t('scene.again')} className={styles.brief} onClick={scenes.again}>
          <Icon name="since" size={18} />
        </IconButton>
      </header>
      <div key={`${step.from} ${at}`} ref={picture} className={styles.picture} data-scene-picture="">
        <telling.Picture view={view} step={step} />
      </div>
      <div className={styles.gains}>
        <telling.Gains view={view} step={step} />
        {screen.tally === undefined && <ScoreChange snapshot={snapshot} step={step} />}
      </div>
      {scene.steps.length > 1 && (
        <ol className={styles.steps}>
          {scene.steps.map((one, i) => (
            <li key={`${one.from} ${one.deed}`} aria-current={i === at ? 'step' : undefined}>
              <button type="button" onClick={() => scenes.look(i)}>
                <i aria-hidden="true">{i + 1}</i>
                <span>{telling.say(one, language)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.keys}>
        <IconButton
          kind="plain"
          label={t('scene.back')}
          disabled={at === 0}
          className={styles.key}
          onClick={() => scenes.look(at - 1)}
        >
          <Icon name="arrow-left" size={18} />
        </IconButton>
        <Button className={styles.again} size="small" onClick={scenes.again}>
          <Icon name="since" size={18} /> {t('scene.again')}
        </Button>
        <IconButton
          kind="plain"
          label={t('scene.next')}
          disabled={at + 1 >= scene.steps.length}
          className={styles.key}
          onClick={() => scenes.look(at + 1)}
        >
          <Icon name="arrow-right" size={18} />
        </IconButton>
      </div>
      <Pace />
    </section>
  );
}
