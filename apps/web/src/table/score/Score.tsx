import { useCallback, useState, useSyncExternalStore } from 'react';
import { focusTitle } from '../../navigation/focus.ts';
import type { GameScreen } from '../screen/screen.ts';
import type { TableSession } from '../session/session.ts';
import { Ceremony } from './Ceremony.tsx';
import styles from './Score.module.css';
import { ScoreActions } from './ScoreActions.tsx';
import { ScorePad } from './ScorePad.tsx';
import { markTold, wasTold } from './told.ts';
import { Winners } from './Winners.tsx';

/** How it ended, told once; then who won, and where every point came from. */
export function Score({ session, screen }: { readonly session: TableSession; readonly screen: GameScreen }) {
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
  const told = ending?.reason === 'finished' ? screen.ending : undefined;
  if (ending !== undefined && told !== undefined && !isTold) {
    return (
      <main id="main" className={styles.page}>
        <Ceremony ending={told} state={drawn} outcome={ending} {...{ screen, seats }} onEnd={end} />
      </main>
    );
  }
  const scores = ending?.scores ?? game.rules.scores(state);
  return (
    <main id="main" className={styles.page}>
      <Winners game={game} seats={seats} ending={ending} tieBreak={screen.tieBreak} />
      <ScorePad {...{ game, screen, seats, scores, ending }} state={drawn} />
      <ScoreActions
        {...{ session, snapshot }}
        today={screen.game}
        {...(told === undefined ? {} : { onAgain: () => setTold(false) })}
      />
    </main>
  );
}
