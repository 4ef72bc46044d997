/** Whether somebody has opened a table at which the same people play again. */
import type { NextTable } from '../table/session/together.ts';
import { api } from './api.ts';
import { watchTables } from './lobby.ts';

/** Asked so often besides: a word of the server may be lost. */
const SURE = 20_000;

/** Through once it is found. Gives how to stop. */
export function followNext(table: string, found: (next: NextTable) => void): () => void {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
    unwatch();
  };
  const look = async () => {
    const { next } = await api.table(table);
    if (next === undefined) return;
    const { chairs, hostSeat } = await api.table(next);
    const host = hostSeat === undefined ? undefined : chairs[hostSeat];
    if (isStopped) return;
    stop();
    found({ id: next, ...(host?.kind === 'person' ? { host: host.name } : {}) });
  };
  // Where it cannot be asked now, it is asked again.
  const tryLook = () => void look().catch(() => undefined);
  const timer = setInterval(tryLook, SURE);
  const unwatch = watchTables(tryLook, (isLive) => isLive && tryLook());
  return stop;
}
