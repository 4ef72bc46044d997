import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { changeSettings, useSettings } from '../../shell/settings.ts';
import { makeWords } from '../../shell/words.ts';
import type { TableView } from '../screen.ts';
import type { Status } from '../session.ts';
import { useT } from '../texts/index.ts';
import styles from './Coach.module.css';
import { de } from './de.ts';
import { type CoachKey, en } from './en.ts';
import { fr } from './fr.ts';

const useCoachWords = makeWords<CoachKey>({ en, de, fr });
/** Dismissing all of them is remembered under this name. */
const ALL = 'coach';

interface Props {
  readonly view: TableView;
  readonly status: Status;
  /** Beside the board where there is room, else in the prompt. */
  readonly place: 'side' | 'prompt';
}

/** A sentence for somebody who decides this for the first time. It goes for good when it was read. */
export function Coach({ view, status, place }: Props) {
  const t = useT();
  const say = useCoachWords();
  const { known } = useSettings();
  if (status !== 'choose' || view.asked === undefined || known.includes(ALL)) return null;
  const key = keyOf(`${view.game.id}.${view.asked.ask}`);
  if (known.includes(`${ALL}.${key}`)) return null;
  const dismiss = (what: string) => changeSettings({ known: [...known, what] });
  return (
    <aside className={styles.coach} data-place={place} aria-label={t('coach.label')}>
      <p>
        <Icon name="crown" size={18} /> {say(key)}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => dismiss(`${ALL}.${key}`)}>
          {t('coach.dismiss')}
        </Button>
        <Button size="small" kind="quiet" className={styles.all} onClick={() => dismiss(ALL)}>
          {t('coach.all')}
        </Button>
      </div>
    </aside>
  );
}

const isKey = (key: string): key is CoachKey => Object.hasOwn(en, key);
const keyOf = (key: string): CoachKey => (isKey(key) ? key : 'any');
