import type { Seat } from '@three-crowns/core';
import { useEffect, useRef } from 'react';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';

/** No more often than a socket may speak; the last one counts. */
const EVERY = 400;

/** What the person at this screen has in mind lights up on the television, where there is one. */
export function usePointing(
  { together: fellowship }: TableSession,
  { together, status, asked }: Snapshot,
  targets: readonly string[],
): void {
  const isWatched = (together?.attendance.televisions ?? 0) > 0;
  const seat: Seat | undefined = isWatched && status === 'choose' ? asked?.seat : undefined;
  const text = targets.join('\n');
  const told = useRef({ text: '', at: -EVERY });
  useEffect(() => {
    if (seat === undefined || text === told.current.text) return;
    const wait = Math.max(0, told.current.at + EVERY - performance.now());
    const timer = setTimeout(() => {
      told.current = { text, at: performance.now() };
      fellowship?.point(seat, text === '' ? [] : text.split('\n'));
    }, wait);
    return () => clearTimeout(timer);
  }, [fellowship, seat, text]);
}
