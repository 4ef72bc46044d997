import { Suspense, useMemo } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { useTableWords } from '../../words/words.ts';
import { turnStarts } from '../log/log.ts';
import { canPlayOn } from '../playOn/canPlayOn.ts';
import { PlayOn } from '../playOn/late.tsx';
import type { Departure } from '../playOn/startPlayOn.ts';
import type { GameScreen } from '../screen/screen.ts';
import { useMore } from '../screen/useMore.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';
import styles from './ReplayBar.module.css';
import { ReplayKeys } from './ReplayKeys.tsx';
import { Scrubber } from './Scrubber.tsx';
import { usePlayback } from './usePlayback.ts';

interface Props {
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  readonly screen: GameScreen;
}

/** Looking back: the game and its bots wait meanwhile. */
export function ReplayBar({ session, snapshot, screen }: Props) {
  const t = useT();
  const { game, moments, at, seats } = snapshot;
  const last = moments.length - 1;
  const playback = usePlayback(session, at, last);
  const starts = useMemo(() => turnStarts(moments, screen.beginsTurn), [moments, screen]);
  const words = useTableWords({ game, seats });
  const lines = moments[at].events.flatMap((event) => {
    const message = game.words.describeEvent(event);
    return message === undefined ? [] : [words(message)];
  });
  const what = useMore<HTMLParagraphElement>(String(at));
  return (
    <section className={styles.bar} aria-label={t('replay.title')}>
      <p ref={what} className={styles.what}>
        <b>{t('replay.at', { ply: at, count: last })}</b> {lines.join(' ')}
      </p>
      <Scrubber
        label={t('replay.slider')}
        text={t('replay.at', { ply: at, count: last })}
        value={at}
        most={last}
        marks={starts}
        onChange={playback.show}
      />
      <div className={styles.keys}>
        <ReplayKeys {...{ at, last, starts, playback }} />
        {canAnalyse(session, snapshot) && (
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

/** Of a game that goes on, too, where hints are given; it takes the whole record. */
const canAnalyse = ({ wholeRecord }: TableSession, { ending, givesHints }: Snapshot): boolean =>
  ending !== undefined || (givesHints && wholeRecord !== undefined);

/** From the moment that is looked at, by what the viewer saw until then. */
function departureOf(session: TableSession, { game, viewer, moments, at, seats }: Snapshot): Departure {
  return { game, viewer, seats, options: () => session.recordForViewer().options, seen: moments.slice(0, at + 1) };
}
