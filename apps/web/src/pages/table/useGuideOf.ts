import { useEffect, useState } from 'react';
import { registered } from '../../games/list.ts';
import { useFirstGame } from '../../table/guide/useGuide.ts';
import type { Guide } from '../../table/screen/guide.ts';

/** The guide of a game, which is loaded at the table of its first game alone. */
export function useGuideOf(game: string, table: string): Guide | undefined {
  const isGuided = useFirstGame(table, game)?.lessons === 'on';
  const [guide, setGuide] = useState<Guide>();
  useEffect(() => {
    if (isGuided) void registered(game)?.firstGame?.guide().then(setGuide);
  }, [isGuided, game]);
  return guide;
}
