import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';

const KEY = 'replay';

/** The moment that is looked at stands in the address, so that a reload comes back to it. */
export function useReplayAddress(session: TableSession, { status, at }: Snapshot): void {
  const isReplay = status === 'replay';
  const isRead = useRef(false);
  // Before anything is seen: later it would take back what somebody has pressed already.
  useLayoutEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const ply = new URLSearchParams(location.search).get(KEY);
    if (ply !== null && /^\d+$/.test(ply)) session.show(Number(ply));
  }, [session]);
  useEffect(() => {
    const isThere = new URLSearchParams(location.search).has(KEY);
    // Before the first effect is through, the address says more than the session.
    if (isReplay || isThere) history.replaceState({}, '', location.pathname + (isReplay ? `?${KEY}=${at}` : ''));
  }, [isReplay, at]);
}
