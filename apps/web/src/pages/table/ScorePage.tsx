import { useEffect, useState } from 'react';
import { Score } from '../../table/score/Score.tsx';
import type { GameEnding } from '../../table/screen/ending.ts';
import type { GameScreen } from '../../table/screen/screen.ts';
import { Loading } from '../frame/Loading.tsx';
import { Notice } from './Notice.tsx';
import { useLoaded } from './useLoaded.ts';

/** The end of a game, by the id it is saved under. */
export function ScorePage({ id }: { readonly id: string }) {
  const loaded = useLoaded(id, false);
  const told = useEnding(loaded.state === 'open' ? loaded.screen : undefined);
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state !== 'open') return <Notice loaded={loaded} />;
  if (told === 'loading') return <Loading />;
  return <Score key={id} session={loaded.session} screen={loaded.screen} told={told} />;
}

/** How the game tells its end; nothing where it does not, or where it could not be loaded. */
function useEnding(screen: GameScreen | undefined): GameEnding | 'loading' | undefined {
  const [told, setTold] = useState<GameEnding | 'loading' | undefined>('loading');
  useEffect(() => {
    if (screen === undefined) return;
    let isGone = false;
    const done = (ending: GameEnding | undefined) => {
      if (!isGone) setTold(ending);
    };
    if (screen.ending === undefined) done(undefined);
    else screen.ending().then(done, () => done(undefined));
    return () => {
      isGone = true;
    };
  }, [screen]);
  return told;
}
