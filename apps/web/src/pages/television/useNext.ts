import { useEffect } from 'react';
import { go, pathOf } from '../../navigation/router.tsx';
import type { NextTable } from '../../table/session/together.ts';

/** Where the same people play again, the television goes with them. The link of a table leads to the next one, too. */
export function useNext(next: NextTable | undefined): void {
  useEffect(() => {
    if (next !== undefined) go(`${pathOf({ page: 'tv', id: next.id })}${location.hash}`, { replace: true });
  }, [next]);
}
