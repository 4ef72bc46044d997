import { useEffect, useState } from 'react';
import type { GameEnding } from '../../table/screen/ending.ts';
import type { GameScreen } from '../../table/screen/screen.ts';

/** How the game tells its end; nothing where it does not, or where it could not be loaded. */
export function useEnding(screen: GameScreen | undefined): GameEnding | 'loading' | undefined {
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
