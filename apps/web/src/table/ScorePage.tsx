import { useState, useSyncExternalStore } from 'react';
import { Notice } from './Notice.tsx';
import styles from './score/Score.module.css';
import { ScoreActions } from './score/ScoreActions.tsx';
import { ScorePad } from './score/ScorePad.tsx';
import { Winners } from './score/Winners.tsx';
import type { GameScreen } from './screen.ts';
import type { Session } from './session.ts';
import { useLoaded } from './useLoaded.ts';

/** The end of a game: who won, and where every point came from. */
export function ScorePage({ id }: { readonly id: string }) {
  const loaded = useLoaded(id, false);
  if (loaded.state !== 'open') return <Notice loaded={loaded} />;
  return <Score key={id} session={loaded.session} screen={loaded.screen} />;
}

function Score({ session, screen }: { readonly session: Session; readonly screen: GameScreen }) {
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
