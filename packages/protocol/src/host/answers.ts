/** What becomes of a command, to who sent it. */
import type { Refusal } from '../messages/refusals.ts';
import { formatServerMessage } from '../messages/server.ts';
import { type Host, send, type Wanted } from './state.ts';

export type Outcome =
  | { readonly status: 'entered' | 'known' | 'stale'; readonly seq: number }
  | { readonly status: 'voting' }
  | { readonly status: 'refused'; readonly refusal: Refusal };

export const refusedBy = (why: Refusal): Outcome => ({ status: 'refused', refusal: why });

/** Nothing where nobody waits for it. */
export function answer(host: Host, { connection, id }: Pick<Wanted, 'connection' | 'id'>, outcome: Outcome): void {
  if (connection === undefined || !host.connections.has(connection)) return;
  send(host, [connection], formatServerMessage({ kind: 'answer', id, ...outcome }));
}
