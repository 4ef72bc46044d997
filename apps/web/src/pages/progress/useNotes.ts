import { useEffect, useState } from 'react';
import { collect, type Progress } from './collect.ts';
import type { GameNote } from './note.ts';

interface Found {
  /** Undefined until all is read. */
  readonly notes: readonly GameNote[] | undefined;
  readonly progress: Progress | undefined;
}

export function useNotes(): Found {
  const [found, setFound] = useState<Found>({ notes: undefined, progress: undefined });
  useEffect(() => {
    const going = new AbortController();
    const show = (change: Partial<Found>) => {
      if (!going.signal.aborted) setFound((before) => ({ ...before, ...change }));
    };
    collect((progress) => show({ progress }), going.signal).then(
      (notes) => show({ notes }),
      () => show({ notes: [] }),
    );
    return () => going.abort();
  }, []);
  return found;
}
