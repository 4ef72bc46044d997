import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { Snapshot } from '../session/snapshot.ts';
import styles from './BarPeople.module.css';
import { Clock } from './Clock.tsx';
import { clockInBar } from './clockInBar.ts';
import { useTogetherWords } from './texts/index.ts';
import type { TalkState } from './useTalk.ts';

interface Props {
  readonly snapshot: Snapshot;
  readonly talk: TalkState;
  onOpen(): void;
}

/** In the bar: a clock, and the way to people and talk, with what was said since one looked. */
export function BarPeople({ snapshot, talk: { unread, isBeside }, onOpen }: Props) {
  const t = useTogetherWords();
  const { together, seats } = snapshot;
  if (together === undefined) return null;
  const { spectators } = together.attendance;
  // Beside the talk everybody else's clock stands on their card.
  const shown = snapshot.ending === undefined ? clockInBar(together, isBeside) : undefined;
  return (
    <>
      {shown !== undefined && (
        // The bar is dark in every theme.
        <span data-scheme="dark">
          <Clock together={together} seat={seats[shown]} />
        </span>
      )}
      <Button
        kind="quiet"
        size="small"
        className={styles.people}
        aria-label={unread > 0 ? t('people.unread', { count: unread }) : t(isBeside ? 'people.only' : 'people')}
        onClick={onOpen}
      >
        <Icon name="people" size={20} />
        {spectators > 0 && (
          <span className={styles.watching} aria-hidden="true">
            <Icon name="eye" size={18} /> {spectators}
          </span>
        )}
        {unread > 0 && (
          <b className={styles.unread} aria-hidden="true">
            {unread}
          </b>
        )}
      </Button>
    </>
  );
}
