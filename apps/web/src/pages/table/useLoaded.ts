import { useEffect, useState } from 'react';
import { type Loaded, loadTable } from './loadTable.ts';

const LOADING: Loaded = { state: 'loading' };
const AWAY: Loaded = { state: 'away' };

/** The game of this id. Bots of this browser play only while `isPlaying`; a table of the server lives as long as the page. */
export function useLoaded(id: string, isPlaying: boolean, isTelevision = false): Loaded {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly what: Loaded }>({ id, what: LOADING });
  useEffect(() => {
    let isGone = false;
    const show = (what: Loaded) => {
      if (!isGone) setLoaded({ id, what });
      // It was opened for nobody.
      else if (what.state === 'open') what.session.close();
    };
    void loadTable(id, { isTelevision, onAway: () => show(AWAY) }).then(show);
    return () => {
      isGone = true;
    };
  }, [id, isTelevision]);
  const what = loaded.id === id ? loaded.what : LOADING;
  useEffect(() => {
    if (what.state !== 'open' || !(isPlaying || what.session.together !== undefined)) return;
    what.session.start();
    return () => what.session.close();
  }, [what, isPlaying]);
  return what;
}
