import type { AnyGame } from '@three-crowns/core';
import { useEffect, useState } from 'react';
import { rulesOf } from '../../games/load.ts';

/** The rules of a game: loading, or undefined where there is no such game. */
export function useRules(id: string): AnyGame | 'loading' | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly game: AnyGame | undefined }>();
  useEffect(() => {
    let isGone = false;
    const show = (game: AnyGame | undefined) => {
      if (!isGone) setFound({ id, game });
    };
    rulesOf(id).then(show, () => show(undefined));
    return () => {
      isGone = true;
    };
  }, [id]);
  return found?.id === id ? found.game : 'loading';
}
