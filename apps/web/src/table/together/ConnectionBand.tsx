import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { endOf, type Scene } from '../log/scenes.ts';
import type { Scenes } from '../log/useScenes.ts';
import type { Snapshot } from '../session/snapshot.ts';
import type { Fellowship, Together } from '../session/together.ts';
import styles from './Bands.module.css';
import { SECOND, useNow, wholeSeconds } from './clock.ts';
import { useTogetherWords } from './texts/index.ts';

/** How long it stays to be read that one is back, or that it stays as it is. */
export const BACK_FOR = 20_000;
/** Where nothing is to be shown: the board is needed. */
const TOLD_FOR = 6_000;

interface Props {
  readonly together: Together;
  readonly fellowship: Fellowship;
  readonly moments: Snapshot['moments'];
  readonly scenes: Scenes;
}

/** What the others did while one was away. */
interface Missed {
  readonly from: number;
  readonly count: number;
}

export function ConnectionBand({ together, fellowship, moments, scenes }: Props) {
  const { connection, isLate, mine } = together;
  const lostAt = useRef<number>(undefined);
  const [missed, setMissed] = useState<Missed>();
  useEffect(() => {
    if (connection === 'lost') {
      lostAt.current ??= moments.length;
      setMissed(undefined);
    } else if (connection === 'joined' && lostAt.current !== undefined) {
      const others = moments.slice(lostAt.current).filter(({ seat }) => seat === undefined || !mine.includes(seat));
      setMissed({ from: lostAt.current, count: others.length });
      lostAt.current = undefined;
    }
  }, [connection, moments, mine]);
  useEffect(() => {
    if (missed === undefined) return;
    const timer = setTimeout(() => setMissed(undefined), missed.count > 0 ? BACK_FOR : TOLD_FOR);
    return () => clearTimeout(timer);
  }, [missed]);
  if (connection === 'outdated') return <OutdatedBand />;
  if (connection === 'lost') return <AwayBand {...{ together, fellowship }} />;
  if (isLate) return <LateBand />;
  return missed && <BackBand {...{ missed, scenes }} onRead={() => setMissed(undefined)} />;
}

function OutdatedBand() {
  const t = useTogetherWords();
  return (
    <p className={styles.band}>
      <b>{t('connection.old')}</b>
      <Button kind="primary" size="small" onClick={() => location.reload()}>
        {t('connection.reload')}
      </Button>
    </p>
  );
}

/** The next try comes by itself, and at once for who presses. Of tries nobody asked for, and of figures, nothing is heard. */
function AwayBand({ together: { triesAt, mine, isLate }, fellowship }: Pick<Props, 'together' | 'fellowship'>) {
  const t = useTogetherWords();
  const [head, setHead] = useState<'lost' | 'again' | 'still'>('lost');
  const now = useNow(triesAt !== undefined, SECOND);
  const press = () => {
    setHead('again');
    fellowship.tryNow();
  };
  if (head === 'again' && triesAt !== undefined) setHead('still');
  return (
    <p className={styles.band} data-tone="bad">
      <Icon name="hourglass" size={20} />
      <span>
        <b>{t(`connection.${head}`)}</b> {mine.length > 0 && t(isLate ? 'connection.kept' : 'connection.safe')}{' '}
        <span role="timer">
          {triesAt !== undefined
            ? t('connection.next', { time: wholeSeconds(Math.max(0, triesAt - now)) })
            : head !== 'again' && t('connection.again')}
        </span>
      </span>
      <Button size="small" onClick={press}>
        {t('connection.try')}
      </Button>
    </p>
  );
}

function LateBand() {
  const t = useTogetherWords();
  return (
    <p className={styles.band} data-tone="bad">
      <Icon name="hourglass" size={20} />
      <span>
        <b>{t('connection.late')}</b> {t('connection.lateNext')}
      </span>
    </p>
  );
}

interface BackProps {
  readonly missed: Missed;
  readonly scenes: Scenes;
  onRead(): void;
}

function BackBand({ missed, scenes, onRead }: BackProps) {
  const t = useTogetherWords();
  const first = scenes.since.find((scene) => endOf(scene) >= missed.from);
  const show = (scene: Scene) => {
    onRead();
    scenes.play(scene);
  };
  return (
    <p className={styles.band} data-tone="good">
      <Icon name="tick" size={20} />
      <span>
        <b>{t('connection.back')}</b> {t('connection.missed', { count: missed.count })}
      </span>
      {missed.count > 0 && first !== undefined && (
        <Button size="small" onClick={() => show(first)}>
          {t('connection.show')}
        </Button>
      )}
      <IconButton label={t('close')} onClick={onRead}>
        <Icon name="close" size={18} />
      </IconButton>
    </p>
  );
}
