import { useState, useSyncExternalStore } from 'react';
import type { GameScreen } from '../screen/screen.ts';
import type { Session } from '../session/session.ts';
import styles from './Score.module.css';
import { ScoreActions } from './ScoreActions.tsx';
import { ScorePad } from './ScorePad.tsx';
import { Winners } from './Winners.tsx';

/** Who won, and where every point came from. */
export function Score({ session, screen }: { readonly session: Session; readonly screen: GameScreen }) {
  const { game, frames, seats, viewer } = useSyncExternalStore(session.subscribe, session.snapshot);
  const { state } = frames[frames.length - 1];
  const outcome = game.rules.outcome(state);
  const [isTold, setTold] = useState(false);
  if (outcome !== undefined && screen.ScoreStory !== undefined && !isTold) {
    return (
      <main id="main" className={styles.page}>
        <screen.ScoreStory game={game} state={state} seats={seats} onEnd={() => setTold(true)} />
      </main>
    );
  }
  const scores = outcome?.scores ?? game.rules.scores(game.secrets.view(state, viewer));
  return (
    <main id="main" className={styles.page}>
      <Winners game={game} seats={seats} outcome={outcome} tieBreak={screen.tieBreak} />
      <ScorePad game={game} seats={seats} scores={scores} places={outcome?.places} rivals={outcome?.rivals ?? []} />
      <ScoreActions session={session} game={game} seats={seats} isOver={outcome !== undefined} />
    </main>
  );
}
