import { useState, useSyncExternalStore } from 'react';
import type { GameScreen } from '../screen/screen.ts';
import type { TableSession } from '../session/session.ts';
import styles from './Score.module.css';
import { ScoreActions } from './ScoreActions.tsx';
import { ScorePad } from './ScorePad.tsx';
import { Winners } from './Winners.tsx';

/** Who won, and where every point came from. */
export function Score({ session, screen }: { readonly session: TableSession; readonly screen: GameScreen }) {
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const { game, moments, seats, ending } = snapshot;
  const { state } = moments[moments.length - 1];
  const [isTold, setTold] = useState(false);
  if (ending?.reason === 'finished' && screen.ScoreStory !== undefined && !isTold) {
    return (
      <main id="main" className={styles.page}>
        <screen.ScoreStory
          game={screen.game}
          state={game.upcast?.state(state) ?? state}
          seats={seats}
          onEnd={() => setTold(true)}
        />
      </main>
    );
  }
  const scores = ending?.scores ?? game.rules.scores(state);
  return (
    <main id="main" className={styles.page}>
      <Winners game={game} seats={seats} ending={ending} tieBreak={screen.tieBreak} />
      <ScorePad game={game} seats={seats} scores={scores} places={ending?.places} rivals={ending?.rivals ?? []} />
      <ScoreActions session={session} snapshot={snapshot} today={screen.game} />
    </main>
  );
}
