import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { ALL_HINTS, changeSettings, useSettings } from '../../settings/settings.ts';
import type { Sayings, TableView } from '../screen/screen.ts';
import type { Status } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';
import styles from './Coach.module.css';

export interface CoachProps {
  readonly view: TableView;
  readonly status: Status;
  readonly sayings: Sayings;
  /** Beside the board where there is room, else in the prompt. */
  readonly place: 'side' | 'prompt';
}

/** A sentence for somebody who decides this for the first time. It goes for good when it was read. */
export function Coach({ view, status, sayings, place }: CoachProps) {
  const t = useT();
  const { known } = useSettings();
  if (status !== 'choose' || view.asked === undefined || known.includes(ALL_HINTS)) return null;
  // A game without a sentence of its own for this needs the common one only once.
  const key = `${ALL_HINTS}.${sayings.coach === undefined ? 'any' : `${view.game.id}.${view.asked.ask}`}`;
  if (known.includes(key)) return null;
  const dismiss = (what: string) => changeSettings({ known: [...known, what] });
  return (
    <aside className={styles.coach} data-place={place} aria-label={t('coach.label')}>
      <p>
        <Icon name="crown" size={18} /> {sayings.coach ?? t('coach.any')}
      </p>
      <div className={styles.buttons}>
        <Button size="small" aria-label={t('coach.dismiss')} className={styles.dismiss} onClick={() => dismiss(key)}>
          <span className={styles.word}>{t('coach.dismiss')}</span>
          <span className={styles.tick}>
            <Icon name="tick" size={20} />
          </span>
        </Button>
        <Button size="small" kind="quiet" className={styles.all} onClick={() => dismiss(ALL_HINTS)}>
          {t('coach.all')}
        </Button>
      </div>
    </aside>
  );
}
