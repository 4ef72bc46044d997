import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { Snapshot } from '../session/snapshot.ts';
import styles from './BarPeople.module.css';
import { Clock } from './Clock.tsx';
import { useTogetherWords } from './texts/index.ts';

interface Props {
  readonly snapshot: Snapshot;
  readonly isOpen: boolean;
  onOpen(): void;
}

/** In the bar: the clock that runs, and the way to people and talk, with what was said since one looked. */
export function BarPeople({ snapshot, isOpen, onOpen }: Props) {
  const t = useTogetherWords();
  const { together, seats } = snapshot;
  const lines = together?.chat.length ?? 0;
  const [read, setRead] = useState(lines);
  useEffect(() => {
    if (isOpen) setRead(lines);
  }, [isOpen, lines]);
  if (together === undefined) return null;
  const [running] = together.clocks.running;
  const unread = isOpen ? 0 : Math.max(0, lines - read);
  return (
    <>
      {running !== undefined && <Clock together={together} seat={seats[running]} />}
      <Button
        kind="quiet"
        size="small"
        className={styles.people}
        aria-label={unread > 0 ? t('people.unread', { count: unread }) : t('people')}
        onClick={onOpen}
      >
        <Icon name="people" size={20} />
        {unread > 0 && (
          <b className={styles.unread} aria-hidden="true">
            {unread}
          </b>
        )}
      </Button>
    </>
  );
}
