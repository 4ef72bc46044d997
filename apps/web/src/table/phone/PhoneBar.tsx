import { Suspense } from 'react';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { LessonPips } from '../guide/LessonPips.tsx';
import type { TableParts } from '../prompt/parts.ts';
import { useT } from '../texts/index.ts';
import { clockInBar } from '../together/clockInBar.ts';
import { SeatClock } from '../together/late.tsx';
import { PhaseNow } from './PhaseNow.tsx';
import styles from './PhoneBar.module.css';
import { SeatButtons } from './SeatButtons.tsx';

interface Props extends TableParts {
  readonly isOwnOpen: boolean;
  /** Turns of others that were not looked at yet. */
  readonly count: number;
  readonly isSinceOpen: boolean;
  onOwn(): void;
  onSince(): void;
}

/** Menu, phase, a crest with the score for each seat, what the others did: 47 px, or a rail of 61 px sideways. */
export function PhoneBar({
  screen,
  snapshot: { together, ending },
  view,
  picking,
  guiding,
  talk: { unread },
  setPanel,
  isOwnOpen,
  count,
  isSinceOpen,
  onOwn,
  onSince,
}: Props) {
  const t = useT();
  const timed = together === undefined || ending !== undefined ? undefined : clockInBar(together);
  const clock = together !== undefined && timed !== undefined && (
    <Suspense>
      {/* The bar is dark in every theme. */}
      <span data-scheme="dark">
        <SeatClock together={together} seat={view.seats[timed]} />
      </span>
    </Suspense>
  );
  return (
    <header className={styles.bar}>
      <IconButton
        label={unread === 0 ? t('menu') : t('menu.unread', { count: unread })}
        className={styles.key}
        onClick={() => setPanel('menu')}
      >
        <Icon name="menu" size={24} />
        {unread > 0 && (
          <b className={styles.count} aria-hidden="true">
            {unread}
          </b>
        )}
      </IconButton>
      {guiding === undefined || guiding.learned.length === 0 ? (
        <PhaseNow screen={screen} view={view} clock={clock || undefined} />
      ) : (
        <p className={styles.phase}>
          <span className={styles.name}>
            {t('guide.title')}
            <LessonPips learned={guiding.learned} />
          </span>
        </p>
      )}
      <SeatButtons {...{ screen, view, isOwnOpen, onOwn }} actions={picking.actions} />
      <IconButton
        label={`${t('recent')}: ${t('since.turns', { count })}`}
        className={styles.since}
        aria-pressed={isSinceOpen}
        onClick={onSince}
      >
        <Icon name="since" size={26} />
        {count > 0 && (
          <b className={styles.count} aria-hidden="true">
            {count}
          </b>
        )}
      </IconButton>
    </header>
  );
}
