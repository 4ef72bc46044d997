import { Suspense, useEffect, useMemo, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { useTableWords } from '../../words/words.ts';
import { turnStarts } from '../log/log.ts';
import { canPlayOn } from '../playOn/canPlayOn.ts';
import { PlayOn } from '../playOn/late.tsx';
import type { Departure } from '../playOn/startPlayOn.ts';
import type { GameScreen } from '../screen/screen.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';
import styles from './ReplayBar.module.css';
import { Scrubber } from './Scrubber.tsx';

interface Props {
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  readonly screen: GameScreen;
}

const SPEEDS = [1, 2, 4] as const;
const STEP = 1100;

/** Looking back: the game and its bots wait meanwhile. */
export function ReplayBar({ session, snapshot, screen }: Props) {
  const t = useT();
  const { game, moments, at, seats, ending, givesHints } = snapshot;
  const last = moments.length - 1;
  const canAnalyse = ending !== undefined || (givesHints && session.wholeRecord !== undefined);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(0);
  const starts = useMemo(() => turnStarts(moments, screen.beginsTurn), [moments, screen]);
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => session.show(at + 1), STEP / SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, speed, session]);
  const words = useTableWords({ game, seats });
  const lines = moments[at].events.flatMap((event) => {
    const message = game.words.describeEvent(event);
    return message === undefined ? [] : [words(message)];
  });
  const show = (ply: number) => {
    setPlaying(false);
    session.show(ply);
  };
  const press = () => {
    if (!isPlaying && at >= last) session.show(0);
    setPlaying(!isPlaying);
  };
  return (
    <section className={styles.bar} aria-label={t('replay.title')}>
      <p className={styles.what}>
        <b>{t('replay.at', { ply: at, count: last })}</b> {lines.join(' ')}
      </p>
      <Scrubber
        label={t('replay.slider')}
        text={t('replay.at', { ply: at, count: last })}
        value={at}
        most={last}
        marks={starts}
        onChange={show}
      />
      <div className={styles.keys}>
        <IconButton label={t('replay.turnBack')} onClick={() => show(starts.findLast((ply) => ply < at) ?? 0)}>
          <Icon name="to-start" size={20} />
        </IconButton>
        <IconButton label={t('replay.stepBack')} onClick={() => show(at - 1)}>
          <Icon name="step-back" size={20} />
        </IconButton>
        <IconButton kind="plain" label={t(isPlaying ? 'replay.pause' : 'replay.play')} onClick={press}>
          <Icon name={isPlaying ? 'pause' : 'play'} size={22} />
        </IconButton>
        <IconButton label={t('replay.step')} onClick={() => show(at + 1)}>
          <Icon name="step-forward" size={20} />
        </IconButton>
        <IconButton label={t('replay.turn')} onClick={() => show(starts.find((ply) => ply > at) ?? last)}>
          <Icon name="to-end" size={20} />
        </IconButton>
        <Button
          kind="quiet"
          size="small"
          aria-label={t('replay.speed', { speed: `×${SPEEDS[speed]}` })}
          onClick={() => setSpeed((speed + 1) % SPEEDS.length)}
        >
          ×{SPEEDS[speed]}
        </Button>
        {canAnalyse && (
          <Button
            kind="quiet"
            size="small"
            title={t('analysis')}
            aria-label={t('analysis')}
            href={pathOf({ page: 'analysis', id: session.id })}
          >
            <Icon name="bars" size={20} />
          </Button>
        )}
      </div>
      <div className={styles.back}>
        {canPlayOn(snapshot) && (
          <Suspense>
            <PlayOn departure={departureOf(session, snapshot)} />
          </Suspense>
        )}
        <Button kind="primary" onClick={() => session.live()}>
          {t('replay.back')}
        </Button>
      </div>
    </section>
  );
}

/** From the moment that is looked at, by what the viewer saw until then. */
function departureOf(session: TableSession, { game, viewer, moments, at, seats }: Snapshot): Departure {
  return { game, viewer, seats, options: () => session.recordForViewer().options, seen: moments.slice(0, at + 1) };
}
