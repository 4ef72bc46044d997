import { Button } from '../../design/Button.tsx';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import sheet from '../../design/sheet.module.css';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import type { TableView } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './GoalCard.module.css';
import type { Guiding } from './useGuide.ts';

interface Props {
  readonly view: TableView;
  readonly guiding: Guiding;
  /** Beside the board where there is room, else in the prompt until it was read. */
  readonly place: 'side' | 'prompt';
}

/** How the game is won and what scores: it is told before anything else, and stays where there is room. */
export function GoalCard({ view, guiding, place }: Props) {
  const t = useT();
  const [isRead, read] = useGoalRead(view, guiding);
  const { guide, goal } = guiding;
  if (place === 'prompt' && isRead) return null;
  return (
    <aside className={classes(sheet.sheet, styles.goal)} data-place={place} aria-label={t('guide.goal')}>
      <span className={styles.seal} aria-hidden="true">
        <Icon name="crown" size={24} />
      </span>
      <h2>{goal.title}</h2>
      <p>{goal.text}</p>
      {place === 'prompt' && (
        <Button kind="primary" size="small" className={styles.begin} onClick={read}>
          {t('guide.begin')}
        </Button>
      )}
      <div className={styles.worth}>
        <guide.Worth view={view} />
      </div>
    </aside>
  );
}

/** Whether it was read on a screen that has no room to keep it. */
export function useGoalRead(view: TableView, guiding: Guiding | undefined): [isRead: boolean, read: () => void] {
  const { known } = useSettings();
  const key = `goal.${view.game.id}`;
  const read = () => changeSettings({ known: [...known, key] });
  return [guiding === undefined || known.includes(key), read];
}
