/** Everything of online play, put together: the store, the tables in use, the sockets and the API. */
import type http from 'node:http';
import { BadInput } from '@three-crowns/core';
import type { RefusedBody } from '@three-crowns/protocol';
import type { FastifyInstance } from 'fastify';
import { addAddresses } from './api/addresses.ts';
import { Gate } from './api/gate.ts';
import { addGuestRoutes, guestReader } from './api/guests.ts';
import { addHealthRoutes } from './api/health.ts';
import { addTableRoutes } from './api/tables.ts';
import { openBots } from './hub/bots.ts';
import { Hub, RHYTHM, type Rhythm } from './hub/hub.ts';
import { Lobby } from './hub/lobby.ts';
import { Sockets } from './hub/sockets.ts';
import { KEPT_FOR, RATES, type Rates, RETRY_SECONDS, SWEEP_EVERY, TABLES_AT_ONCE } from './limits.ts';
import { openMetrics } from './metrics.ts';
import { Refused } from './refused.ts';
import { newSecret } from './secrets.ts';
import { type Database, Unreachable } from './storage/database.ts';
import { openStore, type Store } from './storage/store.ts';
import type { TableContent } from './tables/content.ts';
import { TableKeeper } from './tables/keeper.ts';
import type { Trust } from './visitor.ts';

export interface OnlineSetup {
  readonly database: Database;
  readonly hosts: ReadonlySet<string>;
  readonly trust: Trust;
  readonly say: (problem: string) => void;
  readonly rhythm?: Rhythm;
  readonly rates?: Rates;
  readonly botThreads?: number;
}

export interface Online {
  /** The routes of the API. */
  add(app: FastifyInstance): void;
  /** The sockets of the server under it. */
  attach(server: http.Server): void;
  /** Stores what is under way, sends everybody elsewhere, and ends. */
  close(): Promise<void>;
}

export async function openOnline({
  database,
  hosts,
  trust,
  say,
  rhythm = RHYTHM,
  rates = RATES,
  botThreads,
}: OnlineSetup): Promise<Online> {
  const now = Date.now;
  const process = newSecret();
  const store: Store<TableContent> = await openStore(database, process);
  const keeper = new TableKeeper(store, now);
  const bots = openBots(botThreads);
  const guestOf = guestReader(store, now);
  const gate = new Gate(rates, trust, now);
  const sockets = new Sockets({ hosts, trust, now, messages: rates.messages, guestOf, hear: store.hearAll, say });
  const metrics = openMetrics({ tables: () => hub.size, sockets: () => sockets.size });
  const measured = metrics.stored;
  const hub = new Hub({
    store,
    bots,
    outlet: sockets,
    process,
    now,
    measured,
    keeper,
    say,
    rhythm,
  });
  const lobby = new Lobby({
    hear: store.hearAll,
    tablesOf: async (guest) => (await store.tables.of(guest, 2 * TABLES_AT_ONCE)).map(({ id }) => id),
    outlet: sockets,
    say,
  });
  const sweeping = setInterval(
    () => void forgetOld(store, now()).catch((error: Error) => say(error.message)),
    SWEEP_EVERY,
  );
  sweeping.unref();

  return {
    add: (app) => {
      // A form of another site can send plain text, and nothing else that we would read.
      app.removeContentTypeParser('text/plain');
      gate.guard(app);
      addHealthRoutes(app, { store, hub, metrics, trust });
      addAddresses(app, trust);
      addGuestRoutes(app, { store, guestOf, gate, trust, now });
      addTableRoutes(app, { store, keeper, hub, gate, guestOf, now });
    },
    attach: (server) => sockets.attach(server, hub, lobby),
    close: async () => {
      clearInterval(sweeping);
      await hub.drain();
      sockets.closeAll();
      await bots.close();
      await store.close();
    },
  };
}

async function forgetOld(store: Store<TableContent>, now: number): Promise<void> {
  await store.codes.forget(now);
  await store.tables.forget(now - KEPT_FOR);
  await store.identities.forget(now - KEPT_FOR);
}

interface Refusal {
  readonly status: number;
  readonly headers?: { readonly 'retry-after': number };
  readonly body: RefusedBody;
}

/** How a refusal is answered; undefined for what is no refusal. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Unreachable) {
    return { status: 503, headers: { 'retry-after': RETRY_SECONDS }, body: { error: { reason: 'no-store' } } };
  }
  if (error instanceof Refused) return { status: error.statusCode, body: { error: { reason: error.reason } } };
  if (!(error instanceof BadInput)) return undefined;
  const { place, message, fault } = error;
  const problem = { reason: 'input', place, message, ...(fault === undefined ? {} : { fault }) } as const;
  return { status: 400, body: { error: problem } };
}
