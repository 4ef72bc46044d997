import { useEffect, useState } from 'react';
import { registered } from '../../games/list.ts';
import { useFirstGame } from '../../table/guide/useGuide.ts';
import type { Guide } from '../../table/screen/guide.ts';

/** The guide of a game, which is loaded at the table of its first game alone: with the table, or where it is taken up again. */
export function useGuideOf(game: string, table: string, loaded: Guide | undefined): Guide | undefined {
  const isGuided = useFirstGame(table, game)?.lessons === 'on';
  const [guide, setGuide] = useState(loaded);
  const isMissing = isGuided && guide === undefined;
  useEffect(() => {
    if (isMissing) void registered(game)?.firstGame?.guide().then(setGuide);
  }, [isMissing, game]);
  return guide;
}
