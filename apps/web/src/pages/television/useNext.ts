import { useEffect } from 'react';
import { go, pathOf } from '../../navigation/router.tsx';
import { api } from '../../online/api.ts';

const EVERY = 4000;

/** Where the same people play again, the television goes with them. */
export function useNext(table: string, isOver: boolean): void {
  useEffect(() => {
    if (!isOver) return;
    const look = async () => {
      const { next } = await api.table(table);
      // The link of a table leads to the next one, too.
      if (next !== undefined) go(`${pathOf({ page: 'tv', id: next })}${location.hash}`, { replace: true });
    };
    const timer = setInterval(() => look().catch(() => undefined), EVERY);
    return () => clearInterval(timer);
  }, [table, isOver]);
}
