import { Aloud } from '../../design/Aloud.tsx';
import { Crest } from '../../design/Crest.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { useSettings } from '../../settings/settings.ts';
import { chiefOf, nameOf } from '../log/scenes.ts';
import type { TableParts } from '../prompt/parts.ts';
import type { Telling } from '../screen/telling.ts';
import { useT } from '../texts/index.ts';
import styles from './SinceLines.module.css';

interface Props extends TableParts {
  readonly telling: Telling;
}

/** Since the own last turn: a line for each turn of another seat, which plays it again on the board. */
export function SinceLines({ view, scenes, telling }: Props) {
  const t = useT();
  const { language } = useSettings();
  const { since, shown } = scenes;
  const lines = since.filter((scene) => nameOf(scene) !== (shown && nameOf(shown.scene)));
  if (lines.length === 0) return null;
  return (
    <section className={styles.since} aria-label={t('recent')} data-lines={lines.length > 2 ? 'many' : lines.length}>
      <h3>{t('recent')}</h3>
      <ul>
        {lines.map((scene) => {
          const { name, colour, charge } = view.seats[scene.seat];
          const step = scene.steps[chiefOf(scene, telling)];
          return (
            <li key={nameOf(scene)} style={{ '--seat': `var(--${colour})` }}>
              <button type="button" title={t('scene.again')} onClick={() => scenes.play(scene)}>
                <Crest colour={colour} charge={charge} size={22} />
                <Aloud>
                  {name} {telling.say(step, language)}
                </Aloud>
                <span className={styles.what} aria-hidden="true">
                  {telling.say(step, language)}
                </span>
                <span className={styles.gains}>
                  <telling.Gains view={view} step={step} />
                </span>
                <Icon name="since" size={17} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
