import { useCallback, useState, useSyncExternalStore } from 'react';
import { focusTitle } from '../../navigation/focus.ts';
import type { GameEnding } from '../screen/ending.ts';
import type { GameScreen } from '../screen/screen.ts';
import type { TableSession } from '../session/session.ts';
import { Ceremony } from './Ceremony.tsx';
import styles from './Score.module.css';
import { ScoreActions } from './ScoreActions.tsx';
import { ScorePad } from './ScorePad.tsx';
import { markTold, wasTold } from './told.ts';
import { Winners } from './Winners.tsx';

interface Props {
  readonly session: TableSession;
  readonly screen: GameScreen;
  /** What `screen.ending` has loaded. */
  readonly told: GameEnding | undefined;
}

/** How it ended, told once; then who won, and where every point came from. */
export function Score({ session, screen, told }: Props) {
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const { game, moments, seats, ending } = snapshot;
  const { id } = session;
  const state = moments[moments.length - 1].state;
  const drawn = game.upcast?.state(state) ?? state;
  const [isTold, setTold] = useState(() => wasTold(id));
  const end = useCallback(() => {
    markTold(id);
    setTold(true);
    focusTitle();
  }, [id]);
  const story = ending?.reason === 'finished' ? told : undefined;
  if (ending !== undefined && story !== undefined && !isTold) {
    return (
      <main id="main" className={styles.page}>
        <Ceremony ending={story} state={drawn} outcome={ending} {...{ screen, seats }} onEnd={end} />
      </main>
    );
  }
  const scores = ending?.scores ?? game.rules.scores(state);
  return (
    <main id="main" className={styles.page}>
      <Winners game={game} seats={seats} ending={ending} tieBreak={screen.tieBreak} />
      <ScorePad {...{ game, told, seats, scores, ending }} state={drawn} />
      <ScoreActions
        {...{ session, snapshot }}
        today={screen.game}
        {...(story === undefined ? {} : { onAgain: () => setTold(false) })}
      />
    </main>
  );
}
