import { useState } from 'react';
import { useLobby } from './useLobby.ts';
import { type Polled, usePolled } from './usePolled.ts';

/** How often one asks while the server would say that something has changed: never for that, only to be sure. */
const SURE = 60_000;

/** Something about tables, asked for whenever the server says that they have changed, else every so often. */
export function useTables<T>(ask: () => Promise<T>, every: number): Polled<T> {
  const [isLive, setLive] = useState(false);
  const polled = usePolled(ask, isLive ? SURE : every);
  const now = useLobby(polled.refresh);
  if (now !== isLive) setLive(now);
  return polled;
}
